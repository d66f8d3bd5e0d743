/** Time limits that parts of the enquiry service share, in milliseconds. */

const second = 1000;
const minute = 60 * second;
export const hourMs = 60 * minute;
export const dayMs = 24 * hourMs;

/** What a visitor waits for at most. */
export const answerLimits = {
  answer: 8 * second,
  captchaProvider: 3 * second,
  /** While another process has SQLite's lock. */
  lock: 3 * second,
  postgresConnect: 3 * second,
  postgresStatement: 3 * second,
  postgresQuery: 4 * second,
};

/** Long enough to write a careful enquiry. */
export const captchaLifetime = hourMs;

/**
 * RFC 5321, 4.5.3.2: a server may take ten minutes to answer a message. If we gave up earlier, it would get the
 * same mail again. One timer bounds the attempt.
 */
export const mailLimits = { connect: minute, answer: 10 * minute, attempt: 13 * minute };

export const webhookLimit = minute;

/** An operator waits. */
export const checkLimits = { connect: 30 * second, answer: minute, attempt: 1.5 * minute };

export const deliveryTimes = {
  /** Without a wake-up, because other instances and commands make rows due too. */
  poll: 5 * second,
  /** After each failed attempt. The last one is repeated. */
  waits: [1, 5, 15, 60, 240].map((minutes) => minutes * minute),
  /** Longer than any attempt, so the process must have died. */
  takenBack: 15 * minute,
  /** Between two questions to a store that's away. */
  store: second,
  /** Of the ten seconds for stopping, what attempts under way get. */
  stop: 7.5 * second,
};

/** Between two looks at what needs a person. */
export const watchInterval = minute / 2;

/** Purging, ending deliveries to nobody, the daily mail. */
export const housekeepingInterval = hourMs;
