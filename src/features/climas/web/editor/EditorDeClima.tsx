import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { MINIMO_POR_GRUPO } from '#domain/climas/minimo-por-grupo.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { PreguntaDeConflicto } from '#web/ui/Confirmacion.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { ZonaOrdenable } from '#web/ui/Ordenable.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { parseVista } from '../vista.ts'
import { BarraDeGuardar, IndiceDeEditor, ResumenDeProblemas } from './BarraDeGuardar.tsx'
import { type Borrador, restoreBorrador, toBorrador } from './borrador.ts'
import type { Cambio, Leido } from './cambios.ts'
import styles from './EditorDeClima.module.css'
import { type Editor, EditorContext, getIdDeCampo } from './editor-context.ts'
import { SeccionIndicadores } from './FilaDeVariable.tsx'
import { createHistoria, reduceHistoria, useTeclasDeHistoria } from './historia.ts'
import { takePegado } from './pegado/take-pegado.ts'
import { type ProblemaUbicado, SECCIONES, type Seccion, useProblemas } from './problemas-store.ts'
import { SeccionCuestionario } from './SeccionCuestionario.tsx'
import { SeccionFechas } from './SeccionFechas.tsx'
import { SeccionGrupos } from './SeccionGrupos.tsx'
import { findNombreOcupado, useSaveClima } from './use-save-clima.ts'
import { VistaPrevia } from './vista-previa/VistaPrevia.tsx'

const DESHACER_MS = 10_000
/** Pixels that the bars above and below a section cover. */
const BARRAS = 96

interface EditorDeClimaProps {
  idClima: string
  documento: ClimaInput
  revision: string
  soloLectura: boolean
  cerrado: boolean
  minimoGuardado: number
  conInvitados: boolean
  publicado: boolean
  seccion: Seccion
  onSeccion: (seccion: Seccion) => void
}

export function EditorDeClima({
  idClima,
  documento,
  revision,
  soloLectura,
  cerrado,
  minimoGuardado,
  conInvitados,
  publicado,
  seccion,
  onSeccion,
}: EditorDeClimaProps) {
  const [historia, dispatch] = useReducer(reduceHistoria, documento, (inicial) =>
    createHistoria(toBorrador(inicial)),
  )
  const { actual, guardado, pasado, futuro } = historia
  const { store, problemas } = useProblemas(actual)
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set())
  const [resumen, setResumen] = useState(false)
  const resumenRef = useRef<HTMLElement>(null)
  const goTo = useDestino()
  const showAviso = useAvisos()
  const { save, conflicto, note, getLeido } = useSaveClima(idClima, { documento, revision }, (borrador) =>
    dispatch({ que: 'guardado', borrador }),
  )
  const cambiado = actual !== guardado
  // With what it was written upon: whoever saved meanwhile is asked about, not written over.
  useRescate<{ borrador: Borrador; leido: Leido }>(`estructura ${idClima}`, {
    leer: () => (cambiado ? { borrador: actual, leido: getLeido() } : null),
    devolver: ({ borrador, leido }) => {
      note(leido)
      dispatch({ que: 'rescatado', borrador: restoreBorrador(borrador) })
    },
  })
  const hasCambios = useCallback(() => cambiado, [cambiado])
  // Another section of the same document loses nothing.
  const isMismo = useCallback(
    (otra: { pathname: string; search: string }) => {
      const vista = parseVista(otra)
      return vista.vista === 'Estructura' && vista.idClima === idClima
    },
    [idClima],
  )

  // Read by callbacks that must not change with every letter.
  const borrador = useRef(actual)
  borrador.current = actual

  const open = useCallback(
    (claves: readonly string[]) => setAbiertas((antes) => new Set([...antes, ...claves])),
    [],
  )
  // The notice stays for ten seconds, in which other steps may follow: those are not what it offers to undo.
  const ultimo = useRef(historia.ultimo)
  ultimo.current = historia.ultimo
  const hideAviso = useRef<(() => void) | null>(null)
  const tell = useCallback(
    (cambio: Cambio, texto: string) => {
      const undo = () => {
        if (ultimo.current === cambio) return dispatch({ que: 'undo' })
        const tarde = 'Ya hiciste otros cambios. Usa «Deshacer» de la barra, paso por paso.'
        showAviso({ tono: 'info', texto: tarde, ms: DESHACER_MS })
      }
      const accion = { texto: 'Deshacer', onClick: undo }
      hideAviso.current = showAviso({ tono: 'info', texto, ms: DESHACER_MS, accion })
    },
    [showAviso],
  )
  // A notice offers what the key has just done.
  useTeclasDeHistoria(
    useCallback((que) => {
      hideAviso.current?.()
      dispatch({ que })
    }, []),
  )
  const editor = useMemo(() => {
    const canAdd: Editor['canAdd'] = (que) => !soloLectura || (que === 'addGrupo' && !cerrado)
    return {
      change: dispatch,
      canAdd,
      add: (cambio, campo) => {
        if (!canAdd(cambio.que)) return
        const clave = `n${borrador.current.siguiente}`
        dispatch(cambio)
        open([clave])
        goTo(getIdDeCampo(clave, campo))
      },
      remove: (clave, que, despues) => {
        const cambio = { que: 'remove', clave } as const
        dispatch(cambio)
        goTo(despues)
        tell(cambio, `Se eliminó ${que}.`)
      },
      paste: (clave, add, texto) => {
        const toma = canAdd(add.que)
          ? takePegado(borrador.current, clave, add, texto, { conInvitados, soloLectura })
          : null
        if (!toma) return false
        if (toma.borrador) {
          const cambio = { que: 'paste', borrador: toma.borrador } as const
          dispatch(cambio)
          tell(cambio, toma.frase)
        } else showAviso({ tono: 'mal', texto: toma.frase, ms: DESHACER_MS })
        return true
      },
      togglePlegada: (clave) =>
        setAbiertas((antes) => {
          const nuevas = new Set(antes)
          if (!nuevas.delete(clave)) nuevas.add(clave)
          return nuevas
        }),
      problemas: store,
      soloLectura,
      cerrado,
      minimoGuardado,
      conInvitados,
      publicado,
    } satisfies Editor
  }, [open, goTo, showAviso, store, soloLectura, cerrado, minimoGuardado, publicado, conInvitados, tell])

  const goToProblema = (problema: ProblemaUbicado) => {
    onSeccion(problema.seccion)
    open(problema.ancestros)
    goTo(getIdDeCampo(problema.clave, problema.campo), `fila-${problema.clave}`)
  }
  const showProblemas = () => {
    setResumen(true)
    store.showAll()
    requestAnimationFrame(() => {
      resumenRef.current?.focus({ preventScroll: true })
      resumenRef.current?.scrollIntoView({ block: 'center' })
    })
  }
  const saveIfValid = () => (problemas.length > 0 ? showProblemas() : save.mutate(actual))

  return (
    <EditorContext value={editor}>
      <ZonaOrdenable onMove={(clave, lugar) => dispatch({ que: 'move', clave, lugar })}>
        <div className={styles.editor} inert={save.isPending}>
          <IndiceDeEditor actual={seccion} problemas={problemas} onElegir={onSeccion} />
          <div className={styles.hoja}>
            {resumen && problemas.length > 0 && (
              <ResumenDeProblemas ref={resumenRef} problemas={problemas} onIr={goToProblema} />
            )}
            <h2>{SECCIONES.find((otra) => otra.seccion === seccion)?.titulo}</h2>
            {seccion === 'fechas' && (
              <SeccionFechas
                nombre={actual.nombre}
                nombreOcupado={findNombreOcupado(save, actual)}
                fechaInicio={actual.fechaInicio}
                fechaLimite={actual.fechaLimite}
                baseDeCalculo={actual.baseDeCalculo}
                minimoPorGrupo={actual.minimoPorGrupo}
                tipo={actual.tipo}
              />
            )}
            {seccion === 'grupos' && (
              <SeccionGrupos
                idEmpresa={actual.idEmpresa}
                grupos={actual.grupos}
                areas={actual.areas}
                minimo={actual.minimoPorGrupo ?? MINIMO_POR_GRUPO}
                lectura={actual.lectura}
                partes={actual.partes}
              />
            )}
            {seccion === 'indicadores' && (
              <SeccionIndicadores indicadores={actual.indicadores} abiertas={abiertas} />
            )}
            {seccion === 'cuestionario' && (
              <SeccionCuestionario
                partes={actual.partes}
                indicadores={actual.indicadores}
                abiertas={abiertas}
              />
            )}
            {seccion === 'vistaPrevia' && <VistaPrevia borrador={actual} />}
          </div>
        </div>
      </ZonaOrdenable>
      <BarraDeGuardar
        cambiado={cambiado}
        guardando={save.isPending}
        problemas={problemas.length}
        puede={{ deshacer: pasado.length > 0, rehacer: futuro.length > 0 }}
        onDeshacer={() => dispatch({ que: 'undo' })}
        onRehacer={() => dispatch({ que: 'redo' })}
        onGuardar={saveIfValid}
        onVerProblemas={showProblemas}
      />
      <PreguntaDeConflicto conflicto={conflicto} />
      <GuardaDeCambios hasCambios={hasCambios} isMismo={isMismo} />
    </EditorContext>
  )
}

/** Goes to an element that the next drawing brings: the first of the ids that is there. */
function useDestino() {
  const ids = useRef<string[]>([])
  const [vuelta, setVuelta] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks once
  useEffect(() => {
    const elemento = ids.current.map((id) => document.getElementById(id)).find((hallado) => hallado !== null)
    ids.current = []
    if (!elemento) return
    elemento.focus({ preventScroll: true })
    // The part in sight, between the bars of the page, stays where it is: the next row may be under the pointer.
    const { top, bottom } = elemento.getBoundingClientRect()
    if (top < BARRAS || bottom > innerHeight - BARRAS) elemento.scrollIntoView({ block: 'center' })
  }, [vuelta])
  return useCallback((...destinos: string[]) => {
    ids.current = destinos
    setVuelta((antes) => antes + 1)
  }, [])
}
