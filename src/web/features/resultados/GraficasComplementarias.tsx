import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useApi } from '../../lib/site.tsx'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { type ClimaDeGraficas, formatPersonas } from './cifras.ts'
import { createDibujoDeEscala, createDibujoDeOpciones } from './dibujos.ts'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Resultados.module.css'
import type { GraficasComplementariasQuery } from './resultados.generated.ts'
import { type ConClima, graficasComplementariasQuery } from './resultados-queries.ts'

type Parte = GraficasComplementariasQuery['getGraficasComplementarias'][number]

/** The parts that do not measure satisfaction: scales and multiple choices. */
export function GraficasComplementarias({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.GraficasComplementarias}
      formatTexto={() => 'En porcentaje de quienes contestaron cada pregunta.'}
      resultado={useQuery(graficasComplementariasQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({ datos: { clima, partes } }: { datos: ConClima & { partes: Parte[] } }) {
  if (partes.length === 0)
    return <p className={styles.vacia}>El cuestionario de este clima no tiene preguntas complementarias.</p>
  return partes.map((parte) =>
    parte.tipo === 'maloToExelente' ? (
      <Escala key={parte.id} clima={clima} parte={parte} />
    ) : (
      <Seleccion key={parte.id} clima={clima} parte={parte} />
    ),
  )
})

const toCifras = ({ porcentajes }: Parte['preguntas'][number]) =>
  porcentajes.map(({ nombre, porcentaje }) => ({ nombre, porcentaje: porcentaje ?? null }))

/** One chart per question, with its four series. */
function Escala({ clima, parte }: { clima: ClimaDeGraficas; parte: Parte }) {
  return (
    <section className={styles.parte}>
      <h2>{parte.preguntaGeneral ?? 'Calificaciones'}</h2>
      <div className={styles.parejas}>
        {parte.preguntas.map((pregunta) => (
          <BloqueDeClima
            key={pregunta.id}
            nivel={3}
            clima={clima}
            titulo={pregunta.pregunta}
            texto={`${formatPersonas(pregunta.cantidadDeRespuestas)}`}
            dibujo={createDibujoDeEscala(toCifras(pregunta))}
          />
        ))}
      </div>
    </section>
  )
}

/** One bar per option: the percent of those who chose it. */
function Seleccion({ clima, parte }: { clima: ClimaDeGraficas; parte: Parte }) {
  const cifras = parte.preguntas.map((pregunta) => ({
    nombre: pregunta.pregunta,
    porcentaje: pregunta.porcentajes[0]?.porcentaje ?? null,
  }))
  const personas = Math.max(0, ...parte.preguntas.map((pregunta) => pregunta.cantidadDeRespuestas))
  return (
    <BloqueDeClima
      clima={clima}
      titulo={parte.preguntaGeneral ?? 'Selección múltiple'}
      texto={`Porcentaje que escogió cada opción, de ${formatPersonas(personas)}.`}
      dibujo={createDibujoDeOpciones(cifras)}
    />
  )
}
