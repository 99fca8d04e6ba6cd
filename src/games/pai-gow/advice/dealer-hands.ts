/** The dealer's hands that a player's seven cards leave: C(46, 7). */
export const DEALER_HANDS = 53_524_680;
