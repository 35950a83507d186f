import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import type { TotalDeLamina } from '#dibujo/lamina.ts'
import { createGraficaDeLineas } from '#dibujo/lineas/draw-lineas.ts'
import { formatNumero, formatPersonas, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { formatPuntosQueFaltan, isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { capitalize, joinEnLetras } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { PieDeGrafica, Total } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import { Grafica } from '#web/ui/graficas/Grafica.tsx'
import { createLamina } from '../BloqueDeClima.tsx'
import { isSinPublicar, isVacio } from '../clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { AL_PUBLICAR } from '../PantallaDeGrafica.tsx'
import { countEnLetras } from '../palabras.ts'
import resultados from '../Resultados.module.css'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import { SinRespuestas } from '../SinRespuestas.tsx'
import { useEsPersonal } from '../use-es-personal.ts'
import { ENPSPorRonda } from './ENPSPorRonda.tsx'
import { HechosEntreRondas } from './HechosEntreRondas.tsx'
import styles from './Lecturas.module.css'
import { type DatosDeTendencia, REPETIDAS, tendenciaQuery } from './lecturas-queries.ts'
import { Multiplos } from './MultiplosDeTendencia.tsx'
import { NotaDeOtraBase, OtrasLecturas, Veredicto } from './OtrasLecturas.tsx'
import { PantallaDeLectura } from './PantallaDeLectura.tsx'
import {
  createLineas,
  describeBase,
  describeSerie,
  listMotivos,
  listPuntos,
  type TendenciaMostrada,
} from './series.ts'

/** All rounds of the company that whoever reads may see, with what compares and what does not. */
export function Tendencia(props: PropsDeGrafica) {
  const { idClima, enlaces } = props
  const cuales = `${useEsPersonal() ? 'todas las rondas' : 'las rondas publicadas'} de la empresa hasta esta, con lo que se puede comparar y lo que no.`
  return (
    <PantallaDeLectura
      acostada
      conVacio
      titulo={GRAFICAS.Tendencia.titulo}
      formatTexto={({ rondas }) =>
        rondas.length > 1
          ? `De ${rondas[0]?.periodo} a ${rondas.at(-1)?.periodo}: ${cuales}`
          : capitalize(cuales)
      }
      resultado={useQuery(tendenciaQuery(useApi(), idClima, props))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo datos={datos} {...props} />
          <OtrasLecturas actual="Tendencia" enlaces={enlaces} />
        </>
      )}
    </PantallaDeLectura>
  )
}

const Cuerpo = memo(function Cuerpo({ datos, modo, enlaces }: PropsDeGrafica & { datos: DatosDeTendencia }) {
  const { clima, rondas, indicadores, areas, desde, hasta } = datos
  const mostrados: TendenciaMostrada = { ...datos, soloRepetidas: modo === REPETIDAS }
  const sinCifras = isVacio(clima) && <SinRespuestas clima={clima} />
  if (rondas.length < 2)
    return (
      sinCifras || (
        <p className={resultados.vacia}>
          <strong>Una ronda todavía no es una tendencia.</strong> Aquí se verá cómo cambia la empresa desde la
          segunda.
        </p>
      )
    )
  return (
    <>
      {sinCifras || (
        <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega={`El punto de ${clima.periodo} llega`} />
      )}
      <ConQuePreguntas datos={datos} modo={modo} enlaces={enlaces} />
      <General datos={mostrados} />
      <NotaDeOtraBase actual={clima.periodo} rondas={rondas} />
      <Multiplos
        titulo="Por indicador"
        texto={`Todas van de ${desde} a ${hasta}. Junto al nombre, los puntos desde la ronda anterior.`}
        datos={mostrados}
        series={indicadores}
      />
      <Multiplos
        titulo="Por área de trabajo"
        texto={datos.notasDeGrupos.join(' ')}
        deSatisfaccion
        datos={mostrados}
        series={areas}
      />
      {datos.eNPS.map(({ id, pregunta, rondas: suyas }) => (
        <ENPSPorRonda key={id} nivel={2} clima={datos.clima} titulo={`eNPS: ${pregunta}`} rondas={suyas} />
      ))}
    </>
  )
})

/** All questions, or only those that every round asked. */
function ConQuePreguntas({
  datos: { repetidas, preguntas, faltan, faltanDeAntes, rondas },
  modo,
  enlaces,
}: Pick<PropsDeGrafica, 'modo' | 'enlaces'> & { datos: DatosDeTendencia }) {
  const navigate = useNavigate()
  const enTodas = `en las ${countEnLetras(rondas.filter(({ estudio }) => !estudio).length, 'ronda', 'rondas', true)}`
  if (faltan.length + faltanDeAntes.length === 0)
    return (
      <p className={styles.repetidas}>
        Las {formatNumero(preguntas)} preguntas de esta ronda se hicieron igual {enTodas}.
      </p>
    )
  return (
    <div className={styles.mandos}>
      <div className={styles.modos}>
        <Filtro
          junto
          nombre="Con qué preguntas"
          opciones={[
            { valor: '', texto: 'Todas' },
            { valor: REPETIDAS, texto: 'Solo las que se repiten' },
          ]}
          valor={modo === REPETIDAS ? REPETIDAS : ''}
          onChange={(valor) =>
            void navigate(enlaces.grafica('Tendencia', { modo: valor || undefined }), {
              preventScrollReset: true,
            })
          }
        />
      </div>
      <p className={styles.notaDeMandos}>
        {formatNumero(repetidas)} de las {formatNumero(preguntas)} preguntas se repiten {enTodas}.{' '}
        {describeFaltan([...faltan, ...faltanDeAntes])}
      </p>
    </div>
  )
}

const POCAS = 3

const describeFaltan = (faltan: readonly string[]) =>
  faltan.length > POCAS
    ? `Faltan en alguna ${formatNumero(faltan.length)}.`
    : `${faltan.length === 1 ? 'La que falta en alguna es' : 'Las que faltan en alguna son'} ${joinEnLetras(faltan.map((texto) => `«${texto.replace(/\.$/, '')}»`))}.`

const SIN_CIFRA: TotalDeLamina = { tipo: 'alPublicar', texto: 'Sin cifra' }

function General({ datos }: { datos: TendenciaMostrada }) {
  const { clima, rondas, general } = datos
  const valor = general.valores.at(-1) ?? null
  const lamina = createLamina({
    clima,
    titulo: 'Satisfacción general',
    texto: listMotivos(datos, general).join(' '),
    archivoDe: GRAFICAS.Tendencia.titulo,
    base: describeBase(datos, general),
    sinPie: false,
    grafica: createGraficaDeLineas(
      createLineas(
        datos,
        listPuntos(datos, general).map((punto, i) => {
          const { contestaron, planeados, hecho } = rondas[i]!
          return {
            ...punto,
            nota:
              planeados > 0
                ? `${formatNumero(contestaron)} de ${formatNumero(planeados)}`
                : formatPersonas(contestaron),
            ...(hecho ? { paso: hecho } : {}),
          }
        }),
        true,
      ),
    ),
  })
  return (
    <section className={styles.principal}>
      <div>
        {valor === null ? (
          <Total total={isSinPublicar(clima) ? AL_PUBLICAR : SIN_CIFRA} />
        ) : (
          <p className={styles.grande} data-dato>
            {formatPorcentaje(valor)}
            <small>%</small>
          </p>
        )}
        <h2>Satisfacción general</h2>
        <ul className={styles.desde}>
          {general.cambios
            .map((cambio, i) => ({ cambio, periodo: rondas[i]!.periodo }))
            .toReversed()
            .map(
              ({ cambio, periodo }) =>
                cambio && (
                  <li key={periodo}>
                    <Veredicto cambio={cambio} desde={periodo} />
                  </li>
                ),
            )}
        </ul>
        {valor !== null && !isAlMenos(valor, UMBRAL_DE_SATISFACCION) && (
          <p className={styles.nota}>
            {formatPuntosQueFaltan(valor)} para la línea de 75. Una pelota hueca está por debajo de ella; una
            llena, en ella o por encima.
          </p>
        )}
        {general.tramos.map(
          ({ motivo }, i) =>
            motivo && (
              <p key={rondas[i]!.id} className={styles.nota}>
                {motivo}
              </p>
            ),
        )}
        <HechosEntreRondas datos={datos} />
      </div>
      <div>
        <Grafica primera grafica={lamina.grafica} nombre={`Tendencia. ${describeSerie(datos, general)}`} />
        <PieDeGrafica {...lamina} />
      </div>
    </section>
  )
}
