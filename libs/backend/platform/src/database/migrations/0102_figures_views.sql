-- What the picture of a day counts, a row each: docs/domain/figures.md#what-is-counted. Days are India's.
CREATE VIEW "figures_orders" AS
  SELECT o.id, o.created_at, (o.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, o.vendor_id,
    coalesce(o.vendor->'name'->>'en', v.name->>'en', '') AS name, coalesce(v.district->>'en', '') AS district,
    o.status, o.total_paise, o.promised_on,
    exists (SELECT 1 FROM order_escalations e WHERE e.order_id = o.id) AS is_escalated
  FROM orders o LEFT JOIN vendors v ON v.id = o.vendor_id;
--> statement-breakpoint
CREATE VIEW "figures_refunds" AS
  SELECT r.id, r.requested_at, (r.requested_at AT TIME ZONE 'Asia/Kolkata')::date AS day, o.vendor_id,
    coalesce(o.vendor->'name'->>'en', v.name->>'en', '') AS name, coalesce(v.district->>'en', '') AS district,
    r.amount_paise
  FROM refunds r JOIN orders o ON o.id = r.order_id LEFT JOIN vendors v ON v.id = o.vendor_id;
--> statement-breakpoint
CREATE VIEW "figures_sign_ins" AS
  SELECT at, (at AT TIME ZONE 'Asia/Kolkata')::date AS day FROM security_events WHERE kind = 'sign-in';
