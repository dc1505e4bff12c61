/** A user with an access token. */
export interface KnownPerson {
  userId: string;
  /** Ten digits. */
  phoneNumber: string;
  accessToken: string;
}

/** A user who works for a shop. */
export interface KnownShopkeeper extends KnownPerson {
  shopId: string;
}

/** What the payment sandbox checks and signs by. */
export interface KnownGateway {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** Private keys of both sides of the CSC wallet's sandbox, PEM. */
export interface KnownBridge {
  merchantId: string;
  merchantKey: string;
  bridgeKey: string;
}

/** A seller app of the open network's sandbox, with its key. */
export interface KnownNetworkSeller {
  /** Host name, and address. */
  id: string;
  uri: string;
  uniqueKeyId: string;
  /** 64 bytes in base64. */
  privateKey: string;
  /** Of a search of ours, which its messages answer. */
  transactionId: string;
  /** What the registry would send to prove our key: encrypted for us. */
  challenge: string;
  /** Of an address at which it may look at a farmer's photo. */
  photoLink: string;
}

/** What the process tells once it is ready. */
export interface TestMarket {
  address: string;
  database: 'PGlite' | 'PostgreSQL';
  /** Whose things are asked for. */
  owner: KnownPerson;
  /** Another farmer. */
  other: KnownPerson;
  /** The sample market's farmer who bought on credit and owes some thousand rupees. */
  debtor: KnownPerson;
  /** The people of two shops, for what only a shop may ask; the owner orders at the first. */
  shopkeeper: KnownShopkeeper;
  otherShopkeeper: KnownShopkeeper;
  /** The sample market's supporter. */
  support: KnownPerson;
  /** Another person of support, for what needs two. */
  otherSupport: KnownPerson;
  /** Buyers of produce. */
  buyer: KnownPerson;
  otherBuyer: KnownPerson;
  /** Who looks at sale slips. */
  checker: KnownPerson;
  moderator: KnownPerson;
  /** Who answer questions of farmers. */
  expert: KnownPerson;
  otherExpert: KnownPerson;
  /** Who look at claims on insurance, and who decide on them. */
  surveyor: KnownPerson;
  insurer: KnownPerson;
  /** Who decides on applications for cards of the programme. */
  programmeOfficer: KnownPerson;
  /** Who writes articles. */
  editor: KnownPerson;
  /** Who measures soil. */
  laboratory: KnownPerson;
  /** Who sprays by drone, and who collects soil. */
  pilot: KnownPerson;
  collector: KnownPerson;
  /** Who holds trainings. */
  trainer: KnownPerson;
  operator: KnownPerson;
  /** Two partner agents. */
  agent: KnownPerson;
  otherAgent: KnownPerson;
  /** Ids of the farmers who let one of these agents do everything for them. */
  agentsFarmerId: string;
  otherAgentsFarmerId: string;
  gateway: KnownGateway;
  bridge: KnownBridge;
  networkSeller: KnownNetworkSeller;
  /** Tokens of links to a role, none used yet. */
  invitations: string[];
  /** Tokens of the owner's that are worth nothing, by what is wrong with them. */
  worthless: { expired: string; foreignKey: string; userGone: string };
}
