/** By which the outbox knows the mails about a CV. */
export const getReferenciaDeCv = (idCv: string): string => `cv:${idCv}`
