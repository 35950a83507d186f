import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { findNumeroDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import { computePagina, listContestadas, type TandaDePreguntas } from '#domain/encuesta/avance.ts'
import { checkTanda } from '#domain/encuesta/respuestas.ts'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Titulo, useFirma } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import styles from './Activa.module.css'
import avanceStyles from './Avance.module.css'
import type { Contestada, Encuesta } from './acceso.ts'
import { BarraDeGuardar } from './BarraDeGuardar.tsx'
import { getClaveDeBorrador } from './borrador-store.ts'
import { EnlaceDeAnonimato } from './EnlaceDeAnonimato.tsx'
import instruccionesStyles from './Instrucciones.module.css'
import { Cliente } from './Marco.tsx'
import { type Cambio, TablaDePreguntas } from './TablaDePreguntas.tsx'
import { useAnonimato } from './use-anonimato.ts'
import { computeProgreso, useBorrador } from './use-borrador.ts'
import { useGuardado } from './use-guardado.ts'
import { focusPregunta, useSiguiente, useTitular } from './use-titular.ts'

interface AvanceProps {
  /** Pages done; a fraction is the part of the current one. */
  hechas: number
  paginas: number
  texto: string
}

/** One step a page, ink on sand: a colour of the bands would suggest an answer. */
export function Avance({ hechas, paginas, texto }: AvanceProps) {
  return (
    <div
      className={avanceStyles.avance}
      role="progressbar"
      aria-label="Avance de la encuesta"
      aria-valuemin={0}
      aria-valuemax={paginas}
      aria-valuenow={Math.floor(hechas)}
      aria-valuetext={texto}
      style={{ '--paginas': paginas } as CSSProperties}
    >
      <i style={{ width: `${(hechas / paginas) * 100}%` }} />
    </div>
  )
}

interface InstruccionesProps {
  tipo: TipoDeParte
  /** The first page of this type of part. */
  estreno: boolean
}

/** Open where something is new; on a phone folded afterwards, so that the questions come first. */
function Instrucciones({ tipo, estreno }: InstruccionesProps) {
  const [abiertas] = useState(estreno || !matchMedia('(max-width: 900px)').matches)
  return (
    <details className={instruccionesStyles.instrucciones} open={abiertas}>
      <summary>
        Instrucciones Generales
        <Icono nombre="escoger" />
      </summary>
      <p>
        {textos.instrucciones[tipo]} <EnlaceDeAnonimato />.
      </p>
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
  const { insignia } = useAnonimato()
  const { borrador, change, seConserva } = useBorrador(getClaveDeBorrador(idClima, token))
  const { guardado, save, retry, cancel } = useGuardado({ idClima, encuesta, onGuardadas, onRechazo })
  const { aviso, show, hide } = useAviso()
  const estreno = useEstreno(lugar, parte.tipo)
  /** The batch that the dialog asks about: it may be saved meanwhile, by another tab. */
  const [confirmando, setConfirmando] = useState('')
  /** The batch that was to be saved and was not complete: what is missing stays marked in it. */
  const [revisado, setRevisado] = useState('')
  const [primero] = useState(lugar)

  const { currentPage, totalPages } = computePagina(cuestionario, listContestadas(respuestas))
  const pagina = `Página ${currentPage} de ${totalPages}`
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
  const ask = () => {
    if (guardando) return
    hide()
    const revision = checkTanda(tanda, borrador)
    if (revision.ok) {
      // What failed is not sent again behind the dialog that asks about it.
      cancel()
      return setConfirmando(lugar)
    }
    setRevisado(lugar)
    show(revision.aviso)
    focusPregunta(revision.idPregunta)
  }
  const confirm = () => {
    setConfirmando('')
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
          <span className={styles.insignia}>
            <Icono nombre="candado" />
            {insignia}
          </span>
        </div>
        <Avance hechas={currentPage - 1 + progreso.parte} paginas={totalPages} texto={pagina} />
      </header>
      <main className={styles.contenido} aria-busy={guardando}>
        <Instrucciones key={lugar} tipo={parte.tipo} estreno={estreno} />
        <h1 ref={titular} tabIndex={-1} id="pregunta-general">
          {numero !== null && `${numero}. `}
          {parte.preguntaGeneral || textos.preguntaGeneral[parte.tipo]}
        </h1>
        {[tanda, siguiente].map(
          (uno) =>
            uno && (
              <div
                key={uno.preguntas[0]?.id}
                className={uno === tanda ? undefined : styles.siguiente}
                inert={uno !== tanda}
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
        <div className={styles.salir}>
          <p>{textos.salir.texto}</p>
          <Boton chico onClick={onSalir}>
            {textos.salir.boton}
          </Boton>
        </div>
      </main>
      <BarraDeGuardar
        pagina={pagina}
        progreso={progreso.texto}
        recienGuardado={lugar !== primero}
        lugar={lugar}
        aviso={aviso}
        guardado={guardado}
        seConserva={seConserva}
        onGuardar={ask}
        onReintentar={retry}
      />
      <Confirmacion
        abierto={confirmando === lugar}
        titulo="Guardar Respuestas"
        confirmar="Guardar"
        onCancelar={() => setConfirmando('')}
        onConfirmar={confirm}
      >
        <p>¿Desea Guardar las Respuestas?</p>
      </Confirmacion>
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
