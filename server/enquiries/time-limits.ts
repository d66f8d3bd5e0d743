/** Every time limit of the enquiry service, so that one can be seen beside those it depends on. In milliseconds. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What a visitor waits for at most. What the captcha's provider takes isn't left for the store. */
export const answerLimits = {
  answer: 8 * second,
  /** Of that, what the store is left with at least. */
  store: 4.5 * second,
  captchaProvider: 3 * second,
  /** Another process has SQLite's lock. */
  lock: 3 * second,
  postgresConnect: 3 * second,
  postgresStatement: 3 * second,
  postgresQuery: 4 * second,
};

/** From the challenge to its answer: long enough to write a careful enquiry. */
export const captchaLifetime = hour;

/**
 * RFC 5321, 4.5.3.2: a server may take ten minutes to answer a whole message. If we gave up earlier, a slow one would get
 * the same mail again and again. One timer bounds the whole attempt, and is shorter than `takenBack`.
 */
export const mailLimits = { connect: minute, answer: 10 * minute, attempt: 13 * minute };

export const webhookLimit = minute;

/** An operator waits for the answer. */
export const checkLimits = { connect: 30 * second, answer: minute, attempt: 1.5 * minute };

export const deliveryTimes = {
  /** How often to look without being woken: other instances and operators make rows due as well. */
  poll: 5 * second,
  /** After each attempt that failed, whatever the reason. The last one is repeated. */
  waits: [1, 5, 15, 60, 240].map((minutes) => minutes * minute),
  /** Longer than any attempt: then its process must have died. */
  takenBack: 15 * minute,
  /** How often a store that's away is asked again. */
  store: second,
  /** Of the ten seconds that stopping may take, what attempts under way have. */
  stop: 7.5 * second,
};

export const watchTimes = {
  /** Anyone may ask what needs a person, and each look costs a few queries. */
  remember: 10 * second,
  /** How often the log is told unasked. */
  look: minute,
};

/** Purging, ending deliveries to nobody, the daily mail. */
export const housekeepingInterval = hour;
