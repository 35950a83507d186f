interface ClimaDeEmpresa {
  id: string
  idEmpresa: string
  encuestaActiva: boolean
  empresa: { nombre_comercial: string }
}

export interface EmpresaDeLista<C extends ClimaDeEmpresa = ClimaDeEmpresa> {
  idEmpresa: string
  nombre: string
  climas: C[]
}

/** The rounds of a page under their company; those with an active survey come first, the rest as they came. */
export function groupPorEmpresa<C extends ClimaDeEmpresa>(climas: readonly C[]): EmpresaDeLista<C>[] {
  const empresas = new Map<string, EmpresaDeLista<C>>()
  for (const clima of climas) {
    const { idEmpresa, empresa } = clima
    const suya = empresas.get(idEmpresa) ?? { idEmpresa, nombre: empresa.nombre_comercial, climas: [] }
    empresas.set(idEmpresa, suya)
    suya.climas.push(clima)
  }
  const rank = ({ climas }: EmpresaDeLista<C>) =>
    climas.some(({ encuestaActiva }) => encuestaActiva) ? 0 : 1
  return [...empresas.values()].sort((a, b) => rank(a) - rank(b))
}

export interface SatisfaccionDeRonda {
  valor: number
  /** From the round before it, of the newest alone. */
  cambio: { puntos: number; veredicto: 'sube' | 'baja' | 'sinCambio' } | null
}

interface TendenciaDeEmpresa {
  rondas: readonly { id: string; conOtraBase: boolean }[]
  general: {
    valores: readonly (number | null | undefined)[]
    cambios: readonly (SatisfaccionDeRonda['cambio'] | undefined)[]
  }
}

/** By round, oldest first as they come. One that is computed there on another base than its own says nothing here. */
export function readSatisfacciones({
  rondas,
  general,
}: TendenciaDeEmpresa): Map<string, SatisfaccionDeRonda> {
  const conCifra = rondas.flatMap(({ id, conOtraBase }, i) => {
    const valor = general.valores[i]
    return valor == null || conOtraBase ? [] : [{ id, i, valor }]
  })
  return new Map(
    conCifra.map(({ id, i, valor }) => {
      const esUltima = i === rondas.length - 1
      return [id, { valor, cambio: (esUltima && general.cambios[i - 1]) || null }]
    }),
  )
}
