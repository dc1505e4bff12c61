CREATE TABLE "content_articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"channel" text NOT NULL,
	"tags" text[] NOT NULL,
	"published_on" date NOT NULL,
	"categories" text[] NOT NULL,
	"texts" jsonb NOT NULL,
	"corrections" jsonb NOT NULL
);
