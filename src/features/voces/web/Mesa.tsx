import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isNoEncontrado } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useTeclas } from '#web/lib/use-atajos.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Cargador, Espera } from '#web/ui/Espera.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { EditarTema } from './EditarTema.tsx'
import { BuscaDeMesa, ListaDeRespuestas } from './ListaDeRespuestas.tsx'
import styles from './Mesa.module.css'
import { RespuestaActual } from './RespuestaActual.tsx'
import { TemasDeMesa } from './TemasDeMesa.tsx'
import { type MesaAbierta, useMesa, useSugerencias } from './use-mesa.ts'
import { useVisibles, type Ver } from './use-visibles.ts'
import { InsertTema } from './voces.generated.ts'
import { type Mesa as MesaLeida, type Tema, versionVigenteQuery } from './voces-queries.ts'

/** Why there is nothing to work on yet. */
export function MesaVacia({
  mesa: { preguntas, minimoPorGrupo },
  abiertas,
}: {
  mesa: { preguntas: readonly unknown[]; minimoPorGrupo: number }
  abiertas: string
}) {
  if (preguntas.length === 0)
    return <Vacio titulo="El cuestionario de este clima no tiene preguntas abiertas." />
  if (minimoPorGrupo > 1)
    return (
      <Vacio titulo="No hay respuestas en la mesa.">
        <p>
          Llegan cuando se publican los resultados. Un clima que se cierra con menos de {minimoPorGrupo}{' '}
          cuestionarios contestados se queda sin ellas.
        </p>
      </Vacio>
    )
  return (
    <Vacio titulo="Las respuestas llegan a la mesa al cerrar el clima.">
      <p>
        Este clima no tiene mínimo por grupo: lo que escribe la gente puede cambiar hasta el cierre. Mientras
        tanto se lee en <Link to={abiertas}>Preguntas abiertas</Link>.
      </p>
    </Vacio>
  )
}

/** A version that was handed over never changes: who covers a name after that has to make another. */
function VersionEntregada({ idClima, versiones }: { idClima: string; versiones: string }) {
  const { data: numero } = useQuery(versionVigenteQuery(useApi(), idClima))
  if (numero == null) return null
  return (
    <p className={styles.ayuda}>
      La versión {numero} del informe ya se entregó: si cita esta respuesta, ahí sigue como estaba.{' '}
      <Link to={versiones}>Ver las versiones</Link>
    </p>
  )
}

export interface EnlacesDeVoces {
  climas: string
  graficas: string
  abiertas: string
  mesa: (detalle: { pregunta?: string; area?: string; tema?: string }) => string
  temas: (pregunta: string | null) => string
  versiones: string
}

/** The desk: written answers, sorted by themes with the keyboard. */
export function Mesa({ idClima, enlaces }: { idClima: string; enlaces: EnlacesDeVoces }) {
  const [busqueda] = useSearchParams()
  const abierta = useMesa(idClima, busqueda.get('pregunta'))
  const { data: mesa, error, isFetching, refetch } = abierta.resultado
  if (!mesa && isNoEncontrado(error)) return <ClimaNoEncontrado a={enlaces.climas} />
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.graficas} texto="Regresar a Gráficas" />}
        titulo={
          <>
            Mesa de textos <span>{mesa && `${mesa.empresa} ${mesa.periodo}`}</span>
          </>
        }
        acciones={
          mesa?.lista && (
            <Link className={botonClassName('secundario')} to={enlaces.temas(mesa.idPregunta ?? null)}>
              Temas por área
            </Link>
          )
        }
      />
      {!mesa ? (
        <Espera
          texto="Cargando las respuestas…"
          falla={isFetching || !error ? null : formatFailure(error)}
          onReintentar={() => void refetch()}
        />
      ) : mesa.lista && mesa.idPregunta ? (
        <Cuerpo {...{ idClima, mesa, abierta }} versiones={enlaces.versiones} />
      ) : (
        <MesaVacia mesa={mesa} abiertas={enlaces.abiertas} />
      )}
    </>
  )
}

interface CuerpoProps {
  idClima: string
  mesa: MesaLeida
  abierta: MesaAbierta
  versiones: string
}

function Cuerpo({ idClima, mesa, abierta, versiones }: CuerpoProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [elegida, setElegida] = useState<string | null>(null)
  const [panel, setPanel] = useState<'cita' | 'tapar' | null>(null)
  const [editado, setEditado] = useState<Tema | null>(null)
  const [pregunta, setPregunta] = useState(mesa.idPregunta)
  // Not begun anew with another question: the field that chose it would let go of the focus.
  if (pregunta !== mesa.idPregunta) {
    setPregunta(mesa.idPregunta)
    setElegida(null)
    setPanel(null)
  }
  const buscar = useRef<HTMLInputElement>(null)
  const nuevo = useRef<HTMLInputElement>(null)
  const { visibles, ver, cuentas, filtro } = useVisibles(mesa, elegida, () => setElegida(null))
  const lugar = Math.max(
    0,
    visibles.findIndex(({ clave }) => clave === elegida),
  )
  const actual = visibles[lugar]
  const sugerencias = useSugerencias(mesa, actual)
  const select = (clave: string | undefined) => {
    if (clave === undefined) return
    setElegida(clave)
    setPanel(null)
  }
  const toggle = (tema: Tema | undefined) => {
    if (!actual || !tema) return
    setElegida(actual.clave)
    abierta.toggleTema(actual, tema)
  }
  const findTema = (id: string | undefined) => mesa.temas.find((tema) => tema.id === id)
  const teclas = {
    j: () => select(visibles[lugar + 1]?.clave),
    k: () => select(visibles[lugar - 1]?.clave),
    enter: () => toggle(findTema(sugerencias[0]?.idTema)),
    c: () => setPanel(panel === 'cita' ? null : 'cita'),
    x: () => setPanel(panel === 'tapar' ? null : 'tapar'),
    z: abierta.undo,
    t: () => nuevo.current?.focus(),
    '/': () => buscar.current?.focus(),
    ...Object.fromEntries(mesa.temas.slice(0, 9).map((tema, i) => [String(i + 1), () => toggle(tema)])),
  }
  // Answers of another question: its answers must not pass for those of the one that was chosen, nor take a theme.
  const deOtra = abierta.resultado.isPlaceholderData
  useTeclas(deOtra ? {} : teclas)
  const insert = async (nombre: string) => {
    try {
      await api(InsertTema, { idClima, idPregunta: mesa.idPregunta!, nombre })
      void queryClient.invalidateQueries({ queryKey: ['mesa', idClima] })
    } catch (error) {
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
      throw error
    }
  }
  return (
    <>
      <p className={styles.soloLectura}>
        En el teléfono esta mesa es de lectura. Para poner temas y sacar citas, ábrela en una computadora.
      </p>
      <BuscaDeMesa mesa={mesa} filtro={filtro} buscar={buscar} />
      {deOtra ? (
        <Cargador texto="Cargando las respuestas…" />
      ) : (
        <div key={mesa.idPregunta} className={styles.mesa}>
          <section aria-label="Respuestas">
            <h2 className={styles.pregunta}>
              {mesa.preguntas.find(({ id }) => id === mesa.idPregunta)?.pregunta}
            </h2>
            <div className={styles.encabeza}>
              <Filtro<Ver>
                nombre="Filtrar respuestas"
                valor={ver}
                onChange={filtro.setVer}
                opciones={[
                  { valor: 'sin', texto: 'Sin tema', cuantos: cuentas.sin },
                  { valor: 'con', texto: 'Con tema', cuantos: cuentas.con },
                  { valor: 'citas', texto: 'Citas', cuantos: cuentas.citas },
                  { valor: 'todas', texto: 'Todas', cuantos: cuentas.todas },
                ]}
              />
              <Boton chico disabled={!abierta.ultimo} onClick={abierta.undo} className={styles.deshacer}>
                <Icono nombre="deshacer" />
                Deshacer
              </Boton>
            </div>
            {visibles.length === 0 ? (
              <p className={styles.ninguna}>Ninguna respuesta es así.</p>
            ) : (
              <ListaDeRespuestas respuestas={visibles} temas={mesa.temas} actual={lugar} onActual={select}>
                {(respuesta) => (
                  <RespuestaActual
                    {...{ respuesta, mesa, abierta, sugerencias, panel }}
                    entregada={<VersionEntregada idClima={idClima} versiones={versiones} />}
                    onPanel={(siguiente) => {
                      setElegida(respuesta.clave)
                      setPanel(siguiente)
                    }}
                  />
                )}
              </ListaDeRespuestas>
            )}
          </section>
          <TemasDeMesa
            {...{ mesa, actual, nuevo }}
            sugerido={sugerencias[0]?.idTema}
            onTema={toggle}
            onEditar={setEditado}
            onNuevo={insert}
          />
        </div>
      )}
      <p className="oculto" role="status">
        {abierta.dicho}
      </p>
      {editado && <EditarTema {...{ idClima, mesa }} tema={editado} onCerrar={() => setEditado(null)} />}
    </>
  )
}
