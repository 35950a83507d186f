/** How many questions the template asks, for those who only name it: the template itself is long. */
export const PREGUNTAS_DE_PLANTILLA = 80
