import { useCallback, useEffect, useRef, useState } from 'react'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { findNumeroDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import { computePagina, listContestadas, type TandaDePreguntas } from '#domain/encuesta/avance.ts'
import { checkTanda } from '#domain/encuesta/respuestas.ts'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Titulo, useFirma } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import styles from './Activa.module.css'
import type { Contestada, Encuesta } from './acceso.ts'
import { BarraDeGuardar } from './BarraDeGuardar.tsx'
import { getClaveDeBorrador } from './borrador-store.ts'
import { GuardarRespuestas } from './GuardarRespuestas.tsx'
import instruccionesStyles from './Instrucciones.module.css'
import { Cliente } from './Marco.tsx'
import { MenuDelCandado } from './MenuDelCandado.tsx'
import { type Cambio, TablaDePreguntas } from './TablaDePreguntas.tsx'
import { useAnimo } from './use-animo.ts'
import { computeProgreso, useBorrador, useDirecto } from './use-borrador.ts'
import { useDeslizar } from './use-deslizar.ts'
import { useGuardado } from './use-guardado.ts'
import { useTeclas } from './use-teclas.ts'
import { focusPregunta, useSiguiente, useTitular } from './use-titular.ts'

interface InstruccionesProps {
  tipo: TipoDeParte
  /** The first page of this type of part. */
  estreno: boolean
}

/** Open where something is new, folded afterwards, so that the questions come first. */
function Instrucciones({ tipo, estreno }: InstruccionesProps) {
  return (
    <details className={instruccionesStyles.instrucciones} open={estreno}>
      <summary>
        Instrucciones Generales
        <Icono nombre="escoger" />
      </summary>
      <p>{textos.instrucciones[tipo]}</p>
    </details>
  )
}

/** Survey notices show 3000 ms (spec §9). */
const AVISO_MS = 3_000

interface ActivaProps {
  idClima: string
  encuesta: Encuesta
  tanda: TandaDePreguntas
  onGuardadas: (guardadas: Contestada[]) => void
  onRechazo: () => Promise<Encuesta | null>
  onSalir: () => void
  /** Something was sent and is not acknowledged yet. */
  onPendiente?: ((pendiente: boolean) => void) | undefined
}

export function Activa({
  idClima,
  encuesta,
  tanda,
  onGuardadas,
  onRechazo,
  onSalir,
  onPendiente,
}: ActivaProps) {
  const { token, cuestionario, respuestas } = encuesta
  const { parte, preguntas } = tanda
  const lugar = preguntas[0]?.id ?? ''
  const titular = useTitular(lugar)
  const clave = getClaveDeBorrador(idClima, token)
  const { borrador, change, seConserva } = useBorrador(clave)
  const { guardado, save, retry, cancel } = useGuardado({ idClima, encuesta, onGuardadas, onRechazo })
  const { aviso, show, hide } = useAviso()
  const { directo, setDirecto } = useDirecto(clave)
  const estreno = useEstreno(lugar, parte.tipo)
  /** The batch that the dialog asks about: it may be saved meanwhile, by another tab. */
  const [confirmando, setConfirmando] = useState('')
  /** The batch that was to be saved and was not complete: what is missing stays marked in it. */
  const [revisado, setRevisado] = useState('')
  const [primero] = useState(lugar)

  const { currentPage, totalPages } = computePagina(cuestionario, listContestadas(respuestas))
  const pagina = `Página ${currentPage} de ${totalPages}`
  const animo = useAnimo(currentPage - 1, totalPages)
  const progreso = computeProgreso(tanda, borrador)
  const numero = findNumeroDeParte(cuestionario, parte.id)
  const guardando = guardado.estado === 'guardando'
  const pendiente = guardando || (guardado.estado === 'fallo' && guardado.falla === null)
  useEffect(() => onPendiente?.(pendiente), [onPendiente, pendiente])

  const edit = (cambio: Cambio) => {
    if (guardando) return
    cancel()
    change(cambio(borrador))
  }
  // The same for every row at every time: what has not changed is not drawn again.
  const ultimo = useRef(edit)
  ultimo.current = edit
  const onCambio = useCallback((cambio: Cambio) => ultimo.current(cambio), [])
  const siguiente = useSiguiente(encuesta, tanda, guardando || confirmando === lugar)
  const glide = useDeslizar()
  useTeclas()
  const ask = () => {
    if (guardando) return
    hide()
    const revision = checkTanda(tanda, borrador)
    if (revision.ok) {
      // A failed save is not sent again behind the dialog that asks about it.
      cancel()
      return directo ? save(revision.respuestas) : setConfirmando(lugar)
    }
    setRevisado(lugar)
    show(revision.aviso)
    focusPregunta(revision.idPregunta)
  }
  const confirm = (sinPreguntar: boolean) => {
    setConfirmando('')
    if (sinPreguntar) setDirecto()
    const revision = checkTanda(tanda, borrador)
    if (confirmando === lugar && revision.ok) save(revision.respuestas)
  }

  return (
    <div className={styles.activa}>
      <Titulo>{`${pagina} | ${textos.meta.titulo}`}</Titulo>
      <header className={styles.cabeza}>
        <div className={styles.tope}>
          <Marca nombre={useFirma().nombre} className={styles.marca} />
          <div className={styles.cliente}>
            <Cliente />
          </div>
          <MenuDelCandado onSalir={onSalir} />
        </div>
      </header>
      <main className={styles.contenido} aria-busy={guardando}>
        <div className={styles.encabezado}>
          <Instrucciones key={lugar} tipo={parte.tipo} estreno={estreno} />
          <h1 ref={titular} tabIndex={-1} id="pregunta-general">
            {numero !== null && `${numero}. `}
            {parte.preguntaGeneral || textos.preguntaGeneral[parte.tipo]}
          </h1>
        </div>
        {[tanda, siguiente].map(
          (uno) =>
            uno && (
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a tap of a thumb alone moves the page
              <div
                key={uno.preguntas[0]?.id}
                className={uno === tanda ? undefined : styles.siguiente}
                inert={uno !== tanda}
                onClick={glide}
              >
                <TablaDePreguntas
                  cuestionario={cuestionario}
                  tanda={uno}
                  borrador={borrador}
                  marcarFaltantes={uno === tanda && revisado === lugar}
                  onCambio={onCambio}
                />
              </div>
            ),
        )}
      </main>
      <BarraDeGuardar
        pagina={pagina}
        hechas={currentPage - 1 + progreso.parte}
        paginas={totalPages}
        progreso={progreso.texto}
        completa={checkTanda(tanda, borrador).ok}
        animo={animo}
        recienGuardado={lugar !== primero}
        lugar={lugar}
        aviso={aviso}
        guardado={guardado}
        seConserva={seConserva}
        onGuardar={ask}
        onReintentar={retry}
      />
      <GuardarRespuestas
        abierto={confirmando === lugar}
        onCancelar={() => setConfirmando('')}
        onGuardar={confirm}
      />
    </div>
  )
}

/** A notice that goes by itself; asked for again, it starts anew. */
function useAviso() {
  const [aviso, setAviso] = useState<{ texto: string } | null>(null)
  useEffect(() => {
    if (!aviso) return
    const timer = setTimeout(() => setAviso(null), AVISO_MS)
    return () => clearTimeout(timer)
  }, [aviso])
  return {
    aviso: aviso?.texto ?? null,
    show: (texto: string) => setAviso({ texto }),
    hide: () => setAviso(null),
  }
}

/** Whether the batch at `lugar` is the first one of its type that is seen: a page that needs explaining. */
function useEstreno(lugar: string, tipo: TipoDeParte): boolean {
  const [visto, setVisto] = useState({ lugar, tipo, estreno: true })
  if (visto.lugar === lugar) return visto.estreno
  const estreno = visto.tipo !== tipo
  setVisto({ lugar, tipo, estreno })
  return estreno
}
