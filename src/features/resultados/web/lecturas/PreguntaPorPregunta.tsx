import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import type { EntradaDeLeyenda } from '#dibujo/lamina.ts'
import { createGraficaDePilas } from '#dibujo/pilas/draw-pilas.ts'
import type { FilaDePilas, GraficaDePilas } from '#dibujo/pilas/grafica-de-pilas.ts'
import { formatNumero, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { formatReserva, getReserva } from '#domain/resultados/reserva.ts'
import { useApi } from '#web/lib/site.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { BloqueDeClima, PorQueSeReserva } from '../BloqueDeClima.tsx'
import { formatBaseDeClima, formatClima, isSinPublicar } from '../clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { AL_PUBLICAR } from '../PantallaDeGrafica.tsx'
import resultados from '../Resultados.module.css'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import { useDetalle } from './celda.ts'
import styles from './Lecturas.module.css'
import { OtrasLecturas } from './OtrasLecturas.tsx'
import { PantallaDeLectura } from './PantallaDeLectura.tsx'
import { type DatosDePreguntas, describeVista, findParte, preguntasQuery } from './preguntas-query.ts'

/** Every question with what everybody answered, from the least satisfied up. */
export function PreguntaPorPregunta(props: PropsDeGrafica) {
  const { idClima, enlaces, parte } = props
  return (
    <PantallaDeLectura
      acostada
      enTodo={parte ? enlaces.grafica('PreguntaPorPregunta') : undefined}
      titulo={GRAFICAS.PreguntaPorPregunta.titulo}
      formatTexto={(datos) => describeVista(datos, props)}
      formatBase={({ clima, encuestados, reserva }) => (reserva ? '' : formatBaseDeClima(clima, encuestados))}
      resultado={useQuery(preguntasQuery(useApi(), idClima, parte ?? null))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo {...props} datos={datos} />
          <OtrasLecturas actual="PreguntaPorPregunta" enlaces={enlaces} />
        </>
      )}
    </PantallaDeLectura>
  )
}

const ORDENES = [
  { valor: '', texto: 'De menor a mayor' },
  { valor: 'mayor', texto: 'De mayor a menor' },
  { valor: 'estudio', texto: 'El del cuestionario' },
]

const Cuerpo = memo(function Cuerpo(props: PropsDeGrafica & { datos: DatosDePreguntas }) {
  const { datos, enlaces, parte, variable, orden } = props
  const { clima } = datos
  const change = useDetalle('PreguntaPorPregunta', props)
  const enOrden = isSinPublicar(clima) ? 'estudio' : orden
  const preguntas = useMemo(
    () => sortPreguntas(datos.preguntas, variable, enOrden),
    [datos, variable, enOrden],
  )
  const grafica = useMemo(
    () => createGraficaDePilas(toPilas(preguntas, datos.encuestados, isSinPublicar(clima))),
    [preguntas, datos, clima],
  )
  const variables = [...new Set(datos.preguntas.map((pregunta) => pregunta.variable))]
  const deVariable = (
    <CampoSeleccion
      chico
      rotulo="Variable"
      opciones={[
        { valor: '', texto: 'Todas las variables' },
        ...variables.map((nombre) => ({ valor: nombre, texto: nombre })),
      ]}
      value={variable ?? ''}
      onChange={(event) => change({ variable: event.currentTarget.value || undefined })}
    />
  )
  if (isSinPublicar(clima))
    return (
      <>
        <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="Cada pregunta llega" />
        <div className={styles.mandos}>{deVariable}</div>
        <BloqueDeClima
          primera
          clima={clima}
          titulo={`Las ${formatNumero(preguntas.length)} preguntas`}
          texto="Así se verán, aquí en el orden del cuestionario. Las barras llegan al publicar, y con ellas cuál va primero."
          total={AL_PUBLICAR}
          grafica={grafica}
          leyenda={LEYENDA}
          mostrarLeyenda
        />
      </>
    )
  return (
    <>
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="" />
      <div className={styles.mandos}>
        {deVariable}
        <CampoSeleccion
          chico
          rotulo="De quién"
          opciones={[
            { valor: '', texto: 'Toda la empresa' },
            ...datos.areas.map(({ id, nombre }) => ({ valor: id, texto: nombre })),
            ...datos.grupos.map((grupo) => ({ valor: grupo.id, texto: formatGrupo(grupo) })),
          ]}
          value={parte ?? ''}
          onChange={(event) => change({ parte: event.currentTarget.value || undefined })}
        />
        <CampoSeleccion
          chico
          rotulo="Orden"
          opciones={ORDENES}
          value={orden ?? ''}
          onChange={(event) => change({ orden: event.currentTarget.value || undefined })}
        />
      </div>
      {datos.reserva ? (
        <div className={resultados.vacia}>
          <p>
            <strong>
              {formatReserva(
                getReserva(
                  'grupos',
                  datos.reserva,
                  datos.grupos.find(({ id }) => id === parte),
                ),
                clima.minimoPorGrupo,
              )}
              .
            </strong>
            {datos.reserva !== 'sinPublicar' && ' Lo que dijeron cuenta en toda la empresa.'}
          </p>
          {datos.reserva !== 'sinPublicar' && <PorQueSeReserva idClima={clima.id} de="grupos" />}
        </div>
      ) : (
        <>
          <BloqueDeClima
            primera
            clima={clima}
            titulo={describeCuantas(preguntas)}
            texto="La satisfacción es la parte verde: quienes contestaron a favor, entre todas las personas de la selección."
            grafica={grafica}
            leyenda={LEYENDA}
            mostrarLeyenda
            baseDicha
            base={formatBaseDeClima(clima, datos.encuestados)}
            fuente={describeFuente(datos, parte, variable)}
            archivoDe={GRAFICAS.PreguntaPorPregunta.titulo}
          />
          {datos.preguntas.some(({ puntos }) => puntos) && (
            <p className={styles.neg}>
              <strong>En escala:</strong> los puntos a favor van en verde y los demás en rojo; los de las
              orillas, en el tono fuerte.
            </p>
          )}
          <p className={styles.neg}>
            <strong>En negativo:</strong> la frase dice algo malo, así que el verde cuenta los desacuerdos y
            el rojo, los acuerdos.
          </p>
        </>
      )}
    </>
  )
})

type Pregunta = DatosDePreguntas['preguntas'][number]

function sortPreguntas(
  preguntas: readonly Pregunta[],
  variable: string | undefined,
  orden: string | undefined,
) {
  const suyas = variable ? preguntas.filter((pregunta) => pregunta.variable === variable) : [...preguntas]
  if (orden === 'estudio') return suyas
  const sentido = orden === 'mayor' ? -1 : 1
  return suyas.sort((a, b) => {
    if (a.porcentaje === null || b.porcentaje === null)
      return Number(a.porcentaje === null) - Number(b.porcentaje === null)
    return sentido * (a.porcentaje - b.porcentaje)
  })
}

function describeCuantas(preguntas: readonly Pregunta[]): string {
  const conCifra = preguntas.filter(({ porcentaje }) => porcentaje !== null)
  const arriba = conCifra.filter(({ porcentaje }) => isAlMenos(porcentaje!, UMBRAL_DE_SATISFACCION)).length
  return `${conCifra.length - arriba} por debajo de 75, ${arriba} en 75 o más`
}

function describeFuente(
  datos: DatosDePreguntas,
  parte: string | undefined,
  variable: string | undefined,
): string {
  return [formatClima(datos.clima), findParte(datos, parte), variable].filter(Boolean).join(', ')
}

/** Best first, and who gave none. */
const PARTES: GraficaDePilas['partes'] = [
  { nombre: 'Totalmente de acuerdo', color: 'r0', tinta: 'paper' },
  { nombre: 'De acuerdo', color: 'r1', tinta: 'ink' },
  { nombre: 'En desacuerdo', color: 'r2', tinta: 'ink' },
  { nombre: 'Totalmente en desacuerdo', color: 'r3', tinta: 'paper' },
  { nombre: 'No Aplica o sin contestar', color: 'trama', tinta: 'ink' },
]

const LEYENDA: EntradaDeLeyenda[] = PARTES.map(({ nombre, color }) => ({
  texto: nombre,
  ...(color === 'trama' ? { color: 'sand-3' as const, trama: true } : { color }),
}))

type Punto = NonNullable<Pregunta['puntos']>[number]

/** As four faces: the favourable end, the other favourable points, the others, and their end. */
function joinPuntos(puntos: readonly Punto[]): number[] {
  const suma = [0, 0, 0, 0]
  puntos.forEach(({ favorable, cuantos }, i) => {
    const extremo = i === 0 || i === puntos.length - 1
    const lugar = favorable ? (extremo ? 0 : 1) : extremo ? 3 : 2
    suma[lugar]! += cuantos
  })
  return suma
}

const describePuntos = (puntos: readonly Punto[]) =>
  `${puntos.length} puntos, de «${puntos[0]?.texto}» a «${puntos[puntos.length - 1]?.texto}»`

function toPilas(preguntas: readonly Pregunta[], encuestados: number, sinPublicar: boolean): GraficaDePilas {
  return {
    encabezado: 'Pregunta',
    medida: 'Satisfacción %',
    umbral: UMBRAL_DE_SATISFACCION,
    partes: PARTES,
    filas: preguntas.map((pregunta, i): FilaDePilas => {
      const { porcentaje, cuentas } = pregunta
      const deTodos = (cuantos: number) => (encuestados === 0 ? 0 : (cuantos / encuestados) * 100)
      const [a = 0, b = 0, c = 0, d = 0] = pregunta.puntos ? joinPuntos(pregunta.puntos) : (cuentas ?? [])
      return {
        numero: String(i + 1),
        nombre: pregunta.pregunta,
        nota: pregunta.puntos
          ? `${pregunta.variable} · ${describePuntos(pregunta.puntos)}`
          : pregunta.variable,
        ...(pregunta.positiva ? {} : { marca: 'En negativo' }),
        pila: sinPublicar
          ? { tipo: 'alPublicar', texto: 'Al publicar' }
          : porcentaje === null || cuentas === null
            ? { tipo: 'sinPila', texto: 'Sin datos que mostrar' }
            : {
                tipo: 'pila',
                valores: [a, b, c, d, Math.max(0, encuestados - a - b - c - d)].map(deTodos),
                corte: deTodos(a + b),
                texto: formatPorcentaje(porcentaje),
                color: getColorDeBanda(porcentaje),
              },
      }
    }),
  }
}
