import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { formatGrupo, getEtiquetaDeGrupo } from '#domain/climas/nombres.ts'
import {
  listRespuestasAbiertas,
  SIN_GRUPO as PARTE_SIN_GRUPO,
} from '#domain/resultados/respuestas-abiertas.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { disarmFormula } from '#domain/texto/sin-formula.ts'
import { useApi } from '#web/lib/site.tsx'
import { useParametros } from '#web/lib/use-parametros.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoMultiple } from '#web/ui/CampoMultiple.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import { type ClimaDeGraficas, formatArchivo, isPorLlegar } from './clima-de-graficas.ts'
import { type EnlacesDeGraficas, GRAFICAS, type PropsDeGrafica } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './PreguntasAbiertas.module.css'
import { useEscogidas } from './palabras.ts'
import resultados from './Resultados.module.css'
import type { PreguntasAbiertasQuery } from './resultados.generated.ts'
import { preguntasAbiertasQuery } from './resultados-queries.ts'
import { SeLeePorArea } from './SeLeePorArea.tsx'
import { Sello, SelloDePublicacion } from './SelloDePublicacion.tsx'
import { type RespuestaDeTabla, SIN_GRUPO, TablaDeRespuestas } from './TablaDeRespuestas.tsx'

const quote = (texto: string) => `"${disarmFormula(texto).replaceAll('"', '""')}"`

/** The table as a spreadsheet opens it: with the mark that tells it the letters. */
export function createCsv(respuestas: readonly RespuestaDeTabla[], conGrupo: boolean): Blob {
  const filas = [
    conGrupo ? ['Respuesta', 'Grupo'] : ['Respuesta'],
    ...respuestas.map(({ texto, grupo }) => (conGrupo ? [texto, grupo ?? SIN_GRUPO] : [texto])),
  ]
  const texto = filas.map((fila) => fila.map(quote).join(',')).join('\r\n')
  return new Blob([`\ufeff${texto}\r\n`], { type: 'text/csv;charset=utf-8' })
}

/** The choice of answers in words, for paper and the name of a file; empty: all of them. */
export function describeFiltro(grupos: readonly string[], texto: string): string {
  const partes = [
    ...(grupos.length > 0 ? [`de ${joinEnLetras(grupos)}`] : []),
    ...(texto ? [`con «${texto}»`] : []),
  ]
  return partes.length === 0 ? '' : `Solo las respuestas ${partes.join(' ')}.`
}

/** Written answers, by question, group and text; never who wrote it. */
export function PreguntasAbiertas({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.PreguntasAbiertas.titulo}
      formatTexto={() => 'Las respuestas van en un orden que no dice quién las escribió ni cuándo.'}
      resultado={useQuery(preguntasAbiertasQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {({ clima, grupos }) => <Cuerpo clima={clima} grupos={grupos} enlaces={enlaces} />}
    </PantallaDeGrafica>
  )
}

type Grupos = PreguntasAbiertasQuery['getPreguntasAbiertas']

const isReservado = ({ reserva }: Grupos[number]) => Boolean(reserva) && reserva !== 'sinPublicar'

/** Texts of groups that may not be shown come as one more group, with no number of its own: beside its area, or beside none. */
const isSinGrupo = ({ orden }: Grupos[number]) => orden === 0

const formatOpcion = (grupo: Grupos[number]) => (isSinGrupo(grupo) ? grupo.nombre : formatGrupo(grupo))

const getEtiqueta = (grupo: Grupos[number]) => {
  if (grupo.id === PARTE_SIN_GRUPO.id) return null
  return isSinGrupo(grupo) ? grupo.nombre : getEtiquetaDeGrupo(grupo)
}

const Cuerpo = memo(function Cuerpo({
  clima,
  grupos,
  enlaces,
}: {
  clima: ClimaDeGraficas
  grupos: Grupos
  enlaces: EnlacesDeGraficas
}) {
  const preguntas = grupos[0]?.preguntasAbiertas ?? []
  const ofrecidos = useMemo(() => grupos.filter((grupo) => !isReservado(grupo)), [grupos])
  const [busqueda, changeParametros] = useParametros()
  const idsGrupos = useEscogidas(busqueda.get('grupos'), ofrecidos)
  const elegida = preguntas.find(({ id }) => id === busqueda.get('pregunta')) ?? preguntas[0]
  const idPregunta = elegida?.id ?? ''
  const [texto, setTexto] = useState('')
  const [ignorarAcentos, setIgnorarAcentos] = useState(false)
  // Typing stays light however many answers there are.
  const buscado = useDeferredValue(texto)
  const etiquetas = useMemo(() => new Map(grupos.map((grupo) => [grupo.id, getEtiqueta(grupo)])), [grupos])
  const respuestas = useMemo(
    () =>
      listRespuestasAbiertas(grupos, { idsGrupos, idPregunta, texto: buscado, ignorarAcentos }).map(
        (respuesta) => ({ texto: respuesta.texto, grupo: etiquetas.get(respuesta.idGrupo) ?? null }),
      ),
    [grupos, etiquetas, idsGrupos, idPregunta, buscado, ignorarAcentos],
  )
  if (preguntas.length === 0)
    return <p className={resultados.vacia}>El cuestionario de este clima no tiene preguntas abiertas.</p>
  if (isPorLlegar(clima, true))
    return (
      <SelloDePublicacion enlaces={enlaces} tardia clima={clima} queLlega="Lo que escribió la gente llega" />
    )
  const pregunta = elegida?.pregunta ?? ''
  const filtro = describeFiltro(grupos.filter(({ id }) => idsGrupos.includes(id)).map(formatOpcion), buscado)
  const conGrupo = clima.minimoPorGrupo > 1
  const porArea = clima.lectura === 'areas'
  const nombres = new Map(
    grupos
      .filter((grupo) => !isSinGrupo(grupo) && !isReservado(grupo))
      .map((grupo) => [`G${grupo.orden}`, formatGrupo(grupo)]),
  )
  return (
    <>
      <div className={styles.filtros}>
        <CampoMultiple
          enLinea
          rotulo={porArea ? 'Áreas de Trabajo:' : 'Grupos de Opinion:'}
          {...(porArea ? { ninguna: 'Todas' } : {})}
          opciones={ofrecidos.map((grupo) => ({ valor: grupo.id, texto: formatOpcion(grupo) }))}
          escogidas={idsGrupos}
          onChange={(ids) => changeParametros({ grupos: ids.join() })}
        />
        <CampoSeleccion
          chico
          rotulo="Pregunta Abierta:"
          opciones={preguntas.map(({ id, pregunta }) => ({ valor: id, texto: pregunta }))}
          value={idPregunta}
          onChange={(event) => changeParametros({ pregunta: event.currentTarget.value })}
        />
        <>
          <Campo
            enLinea
            rotulo="Filtro de Texto:"
            required={false}
            value={texto}
            onChange={(event) => setTexto(event.currentTarget.value)}
          />
          <label className={styles.ignorar}>
            <input
              type="checkbox"
              checked={ignorarAcentos}
              onChange={(event) => setIgnorarAcentos(event.currentTarget.checked)}
            />
            Ignorar mayúsculas y acentos
          </label>
        </>
      </div>
      {porArea ? (
        <SeLeePorArea enlaces={enlaces} a="AreasDeTrabajo" />
      ) : (
        <SinSuGrupo grupos={grupos.filter(isReservado)} />
      )}
      <h2 className={styles.pregunta}>{pregunta}</h2>
      <TablaDeRespuestas
        key={`${idPregunta} ${idsGrupos.join(' ')} ${buscado}`}
        respuestas={respuestas}
        buscado={buscado}
        ignorarAcentos={ignorarAcentos}
        conGrupo={conGrupo}
        porArea={porArea}
        filtro={filtro}
        clave={conGrupo ? [...nombres.values()] : []}
      />
      {respuestas.length > 0 && (
        <Boton
          className={styles.mas}
          unaVez
          onClick={() =>
            saveArchivo(
              `${formatArchivo(clima, `${pregunta} ${filtro}`)}.csv`,
              createCsv(
                respuestas.map(({ texto, grupo }) => ({
                  texto,
                  grupo: grupo && (nombres.get(grupo) ?? grupo),
                })),
                conGrupo,
              ),
            )
          }
        >
          <Icono nombre="descargar" />
          Descargar estas respuestas
        </Boton>
      )}
    </>
  )
})

/** Why some names are missing from the filter. */
function SinSuGrupo({ grupos }: { grupos: Grupos }) {
  if (grupos.length === 0) return null
  const nombres = joinEnLetras(grupos.map(({ orden }) => `G${orden}`))
  const varios = grupos.length > 1
  return (
    <Sello>
      <strong>
        Lo que {varios ? 'escribieron' : 'escribió'} {nombres} está aquí, sin su grupo.
      </strong>{' '}
      {varios ? 'Son grupos reservados' : 'Es un grupo reservado'}: junto a su nombre, una frase diría de
      quién es. Por eso el filtro ofrece su área o «Sin grupo», y no{' '}
      {varios ? 'los ofrece a ellos' : 'lo ofrece a él'}.
    </Sello>
  )
}
