/**
 * Of the privacy notice, as it is stored with what somebody sends. A change of its text takes the next number: a test of the notice
 * asks for it.
 */
export const VERSION_DE_AVISO = 2
