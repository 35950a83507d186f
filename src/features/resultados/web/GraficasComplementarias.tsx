import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { type Cifra, formatPersonas } from '#dibujo/resultados/cifras.ts'
import { createGraficaDeEscala, createGraficaDeOpcion } from '#dibujo/resultados/graficas.ts'
import { useApi } from '#web/lib/site.tsx'
import { PieDeGrafica } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import { Grafica } from '#web/ui/graficas/Grafica.tsx'
import { BloqueDeClima, createLamina } from './BloqueDeClima.tsx'
import { type ClimaDeGraficas, formatClima, getReservaDeClima } from './clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Resultados.module.css'
import type { GraficasComplementariasQuery } from './resultados.generated.ts'
import { type ConClima, graficasComplementariasQuery } from './resultados-queries.ts'
import { SelloDePublicacion } from './SelloDePublicacion.tsx'

type Parte = GraficasComplementariasQuery['getGraficasComplementarias'][number]

/** The parts that do not measure satisfaction: scales and multiple choices. */
export function GraficasComplementarias({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.GraficasComplementarias.titulo}
      formatTexto={() => 'En porcentaje de quienes contestaron cada pregunta.'}
      resultado={useQuery(graficasComplementariasQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} enlaces={enlaces} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({
  datos: { clima, partes },
  enlaces,
}: Pick<PropsDeGrafica, 'enlaces'> & { datos: ConClima & { partes: Parte[] } }) {
  if (partes.length === 0)
    return <p className={styles.vacia}>El cuestionario de este clima no tiene preguntas complementarias.</p>
  return (
    <>
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="Lo que contestó la gente llega" />
      {partes.map((parte, i) =>
        parte.tipo === 'maloToExelente' || parte.puntos ? (
          <Escala key={parte.id} clima={clima} parte={parte} primera={i === 0} />
        ) : (
          <Seleccion key={parte.id} clima={clima} parte={parte} primera={i === 0} />
        ),
      )}
    </>
  )
})

interface ParteProps {
  clima: ClimaDeGraficas
  parte: Parte
  primera: boolean
}

const formatBaseDePregunta = (personas: number) =>
  `Base: ${formatPersonas(personas)} que ${personas === 1 ? 'contestó' : 'contestaron'} la pregunta.`

/** One chart per question, with its series: four, or a point each. */
function Escala({ clima, parte, primera }: ParteProps) {
  const reserva = getReservaDeClima(clima)
  return (
    <section className={styles.parte}>
      <h2>{parte.preguntaGeneral ?? 'Calificaciones'}</h2>
      <div className={styles.parejas}>
        {parte.preguntas.map(({ id, pregunta, porcentajes, cantidadDeRespuestas }, i) => (
          <BloqueDeClima
            key={id}
            nivel={3}
            primera={primera && i < 2}
            clima={clima}
            titulo={pregunta}
            base={formatBaseDePregunta(cantidadDeRespuestas)}
            grafica={createGraficaDeEscala(
              porcentajes.map(({ nombre, porcentaje }) => ({
                nombre,
                porcentaje: porcentaje ?? null,
                reserva,
              })),
              clima,
              parte.puntos?.map(({ favorable }) => favorable),
            )}
          />
        ))}
      </div>
    </section>
  )
}

/** A chart per option, one under the other from the most chosen down, so that they read as one picture. */
function Seleccion({ clima, parte, primera }: ParteProps) {
  const reserva = getReservaDeClima(clima)
  const opciones = parte.preguntas
    .map(({ id, pregunta, porcentajes, cantidadDeRespuestas }) => ({
      id,
      personas: cantidadDeRespuestas,
      cifra: { nombre: pregunta, porcentaje: porcentajes[0]?.porcentaje ?? null, reserva } satisfies Cifra,
    }))
    .sort((a, b) => (b.cifra.porcentaje ?? -1) - (a.cifra.porcentaje ?? -1))
  const titulo = parte.preguntaGeneral ?? (parte.tipo === 'unica' ? 'Opción única' : 'Selección múltiple')
  const personas = Math.max(0, ...opciones.map((opcion) => opcion.personas))
  return (
    <section className={styles.parte}>
      <h2>{titulo}</h2>
      <p className={styles.nota}>
        Porcentaje que escogió cada opción, de la más escogida a la menos. {formatBaseDePregunta(personas)}
      </p>
      <ol className={styles.opciones}>
        {opciones.map((opcion, i) => {
          const lamina = createLamina({
            clima,
            titulo: opcion.cifra.nombre,
            texto: titulo,
            base: formatBaseDePregunta(opcion.personas),
            fuente: formatClima(clima),
            grafica: createGraficaDeOpcion(opcion.cifra, clima, i === opciones.length - 1),
          })
          return (
            <li key={opcion.id}>
              <h3 className="oculto">{opcion.cifra.nombre}</h3>
              <Grafica
                primera={primera && i < 12}
                grafica={lamina.grafica}
                nombre={`${opcion.cifra.nombre}: ${lamina.grafica.tabla.filas[0]?.at(-1)} por ciento.`}
              />
              <PieDeGrafica baseDicha {...lamina} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
