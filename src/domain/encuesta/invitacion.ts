/** Most addresses that one call invites. */
export const MAX_INVITACIONES = 10_000

/** Most tokens that one call makes for people without address. */
export const MAX_TOKENS = 200
