/** A round is known by the year its fechaInicio falls in, where the firm is: December 31 is not yet January 1. */
export function computeAnioDeInicio(fechaInicio: number, zonaHoraria: string): number {
  const formato = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zonaHoraria,
    year: 'numeric',
  })
  return Number(formato.format(fechaInicio))
}
