import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import type { ClimaInput } from '../../../../domain/climas/clima-input.ts'
import { useStyleNonce } from '../../../lib/site.tsx'
import { useAvisos } from '../../../ui/Avisos.tsx'
import { Confirmacion } from '../../../ui/Confirmacion.tsx'
import { ZonaOrdenable } from '../../../ui/Ordenable.tsx'
import { VistaPrevia } from '../vista-previa/VistaPrevia.tsx'
import { BarraDeGuardar } from './BarraDeGuardar.tsx'
import styles from './EditorDeClima.module.css'
import { type Editor, EditorContext, getIdDeCampo } from './editor-context.ts'
import { createHistoria, reduceHistoria } from './historia.ts'
import { IndiceDeEditor } from './IndiceDeEditor.tsx'
import type { ProblemaUbicado, Seccion } from './lugar.ts'
import { ResumenDeProblemas } from './ResumenDeProblemas.tsx'
import { SeccionCuestionario } from './SeccionCuestionario.tsx'
import { SeccionFechas } from './SeccionFechas.tsx'
import { SeccionGrupos } from './SeccionGrupos.tsx'
import { SeccionIndicadores } from './SeccionIndicadores.tsx'
import { SECCIONES } from './secciones.ts'
import { toBorrador } from './to-borrador.ts'
import { useDestino } from './use-destino.ts'
import { useGuardia } from './use-guardia.ts'
import { useProblemas } from './use-problemas.ts'
import { useSaveClima } from './use-save-clima.ts'

const DESHACER_MS = 10_000

interface EditorDeClimaProps {
  idClima: string
  documento: ClimaInput
  soloLectura: boolean
  seccion: Seccion
  onSeccion: (seccion: Seccion) => void
}

export function EditorDeClima({ idClima, documento, soloLectura, seccion, onSeccion }: EditorDeClimaProps) {
  const [historia, dispatch] = useReducer(reduceHistoria, documento, (inicial) =>
    createHistoria(toBorrador(inicial)),
  )
  const { actual, guardado, pasado, futuro } = historia
  const { store, problemas } = useProblemas(actual)
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(new Set())
  const [resumen, setResumen] = useState(false)
  const resumenRef = useRef<HTMLElement>(null)
  const irA = useDestino()
  const mostrar = useAvisos()
  const guardar = useSaveClima(idClima, (borrador) => dispatch({ que: 'guardado', borrador }))
  const cambiado = actual !== guardado
  const nonce = useStyleNonce()
  const bloqueo = useGuardia(cambiado, idClima)

  // Read by callbacks that must not change with every letter.
  const siguiente = useRef(actual.siguiente)
  siguiente.current = actual.siguiente

  const abrir = useCallback(
    (claves: readonly string[]) => setAbiertas((antes) => new Set([...antes, ...claves])),
    [],
  )
  const editor = useMemo(
    (): Editor => ({
      cambiar: dispatch,
      agregar: (cambio, campo) => {
        const clave = `n${siguiente.current}`
        dispatch(cambio)
        abrir([clave])
        irA(getIdDeCampo(clave, campo))
      },
      eliminar: (clave, que, despues) => {
        dispatch({ que: 'eliminar', clave })
        irA(despues)
        mostrar({
          tono: 'info',
          texto: `Se eliminó ${que}.`,
          ms: DESHACER_MS,
          accion: { texto: 'Deshacer', atajo: 'Control+Z', onClick: () => dispatch({ que: 'deshacer' }) },
        })
      },
      togglePlegada: (clave) =>
        setAbiertas((antes) => {
          const nuevas = new Set(antes)
          if (!nuevas.delete(clave)) nuevas.add(clave)
          return nuevas
        }),
      problemas: store,
      soloLectura,
    }),
    [abrir, irA, mostrar, store, soloLectura],
  )

  const irAProblema = (problema: ProblemaUbicado) => {
    onSeccion(problema.seccion)
    abrir(problema.ancestros)
    irA(getIdDeCampo(problema.clave, problema.campo), `fila-${problema.clave}`)
  }
  const verProblemas = () => {
    setResumen(true)
    requestAnimationFrame(() => {
      resumenRef.current?.focus({ preventScroll: true })
      resumenRef.current?.scrollIntoView({ block: 'center' })
    })
  }
  const guardarSiSePuede = () => (problemas.length > 0 ? verProblemas() : guardar.mutate(actual))

  return (
    <EditorContext value={editor}>
      <ZonaOrdenable nonce={nonce} onMover={(clave, lugar) => dispatch({ que: 'mover', clave, lugar })}>
        <div className={styles.editor} inert={guardar.isPending}>
          <IndiceDeEditor actual={seccion} problemas={problemas} onElegir={onSeccion} />
          <div className={styles.hoja}>
            {resumen && problemas.length > 0 && (
              <ResumenDeProblemas ref={resumenRef} problemas={problemas} onIr={irAProblema} />
            )}
            <h2>{SECCIONES.find((otra) => otra.seccion === seccion)?.titulo}</h2>
            {seccion === 'fechas' && (
              <SeccionFechas
                fechaInicio={actual.fechaInicio}
                fechaLimite={actual.fechaLimite}
                baseDeCalculo={actual.baseDeCalculo}
                tipo={actual.tipo}
              />
            )}
            {seccion === 'grupos' && <SeccionGrupos grupos={actual.grupos} areas={actual.areas} />}
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
        guardando={guardar.isPending}
        problemas={problemas.length}
        puede={{ deshacer: pasado.length > 0, rehacer: futuro.length > 0 }}
        onDeshacer={() => dispatch({ que: 'deshacer' })}
        onRehacer={() => dispatch({ que: 'rehacer' })}
        onGuardar={guardarSiSePuede}
        onVerProblemas={verProblemas}
      />
      <Confirmacion
        abierto={bloqueo.state === 'blocked'}
        titulo="Hay cambios sin guardar"
        cancelar="Seguir editando"
        confirmar="Salir sin guardar"
        tono="peligro"
        onCancelar={() => bloqueo.reset?.()}
        onConfirmar={() => bloqueo.proceed?.()}
      >
        <p>Si sales ahora, se pierde lo que cambiaste desde la última vez que guardaste.</p>
      </Confirmacion>
    </EditorContext>
  )
}
