import { checkParte } from './check-parte.ts'
import type { ClimaInput } from './clima-input.ts'
import { LIMITES } from './limites.ts'
import { formatNombre } from './nombres.ts'
import { checkCantidad, checkOrdenes, checkTexto, type Revision } from './revision.ts'

export function checkCuestionario(revision: Revision, { cuestionario, indicadoresDeMedicion }: ClimaInput) {
  const { tipo, partesCuestionario: partes } = cuestionario
  const raiz = ['cuestionario', 'partesCuestionario']
  const factoresDeVariable = new Map(
    indicadoresDeMedicion
      .flatMap((indicador) => indicador.variables)
      .map(({ nombre, factoresEvaluados }) => [
        formatNombre(nombre),
        factoresEvaluados.map((factor) => formatNombre(factor.nombre)),
      ]),
  )

  checkTexto(revision, ['cuestionario', 'tipo'], 'Cuestionario', 'el tipo', tipo, LIMITES.nombre)
  if (partes.length === 0) revision.note(raiz, 'Cuestionario', 'falta al menos una parte.')
  checkOrdenes(
    revision,
    partes.map(({ orden }, i) => ({ orden, ruta: [...raiz, i, 'orden'], lugar: `Parte ${orden}` })),
  )
  partes.forEach((parte, i) => {
    checkParte(revision, [...raiz, i], parte, factoresDeVariable)
  })

  const deAntiguedad = partes.flatMap((parte, i) =>
    parte.tipo === 'tiempoDeLaborarEnEmpresa' ? [{ parte, i }] : [],
  )
  for (const { parte, i } of deAntiguedad.slice(1))
    revision.note(
      [...raiz, i, 'tipo'],
      `Parte ${parte.orden}`,
      'solo puede haber una parte de tiempo de laborar en la empresa.',
    )

  const preguntas = partes.reduce(
    (n, parte) => n + parte.preguntas.length + (parte.preguntaAbierta ? 1 : 0),
    0,
  )
  checkCantidad(revision, raiz, 'Preguntas del cuestionario', preguntas, [0, LIMITES.preguntas])
}
