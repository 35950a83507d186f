/** An address is all that it names: "ana?bcc=otra@x.gt" can be one, and would add somebody to the mail. */
export const formatMailto = (correo: string): string =>
  `mailto:${encodeURIComponent(correo).replaceAll('%40', '@')}`
