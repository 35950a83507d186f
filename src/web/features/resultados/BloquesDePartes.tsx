import { BloqueDeClima } from './BloqueDeClima.tsx'
import { createTotal, LeyendaDeBandas } from './BloquesDeVariables.tsx'
import { type Cifra, type ClimaDeGraficas, describePersonas, formatClima, formatPersonas } from './cifras.ts'
import { LEYENDA_DE_BANDAS } from './colores.ts'
import { createDibujoDeParticipacion, createDibujoDeSatisfaccion } from './dibujos.ts'
import type { ParteDeClima } from './resultados-queries.ts'

export interface PalabrasDePartes {
  /** "área de trabajo": what one of them is. */
  una: string
  /** Of what each chart of one of them has a bar. */
  barra: string
  participacion: string
}

const toCifra = (parte: ParteDeClima, porcentaje: number | null): Cifra => ({
  nombre: parte.rotulo,
  porcentaje,
  personas: parte.personas,
})

/** Share of the respondents, overall satisfaction, and one chart for each: areas, groups and seniorities alike. */
export function BloquesDePartes({
  clima,
  partes,
  palabras: { una, barra, participacion },
}: {
  clima: ClimaDeGraficas
  partes: readonly ParteDeClima[]
  palabras: PalabrasDePartes
}) {
  const encabezado = una.charAt(0).toUpperCase() + una.slice(1)
  return (
    <>
      <LeyendaDeBandas />
      <BloqueDeClima
        clima={clima}
        titulo={`Encuestados por ${una}`}
        texto={participacion}
        dibujo={createDibujoDeParticipacion(
          encabezado,
          partes.map((parte) => toCifra(parte, parte.participacion)),
        )}
      />
      <BloqueDeClima
        clima={clima}
        titulo={`Satisfacción general por ${una}`}
        dibujo={createDibujoDeSatisfaccion(
          encabezado,
          partes.map((parte) => toCifra(parte, parte.satisfaccion)),
        )}
        leyenda={LEYENDA_DE_BANDAS}
      />
      {partes.map((parte) => (
        <BloqueDeClima
          key={parte.id}
          clima={clima}
          titulo={parte.rotulo}
          texto={describePersonas(parte.personas)}
          total={createTotal(parte.satisfaccion)}
          dibujo={createDibujoDeSatisfaccion(barra, parte.cifras)}
          leyenda={LEYENDA_DE_BANDAS}
          fuente={`${formatClima(clima)}, ${parte.rotulo}. ${formatPersonas(parte.personas)}.`}
        />
      ))}
    </>
  )
}
