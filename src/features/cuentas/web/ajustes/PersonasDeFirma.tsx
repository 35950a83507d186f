import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { formatIniciales } from '#domain/firma/iniciales.ts'
import {
  LARGO_DE_PERSONA,
  LIMITES_DE_FOTO,
  MAX_PERSONAS,
  parsePersona,
  type TextosDePersona,
} from '#domain/firma/personas.ts'
import { drawFoto, TIPOS_DE_FOTO } from '#web/lib/draw-logo.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { AccionesDeFila } from '#web/ui/AccionesDeFila.tsx'
import { Apartado } from '#web/ui/Apartado.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { useFilaOrdenable, ZonaOrdenable } from '#web/ui/Ordenable.tsx'
import { Retrato } from '#web/ui/Retrato.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import { firmaQuery, useGuardado } from './ajustes-query.ts'
import { UpdatePersonasDeFirma } from './firma.generated.ts'
import styles from './PersonasDeFirma.module.css'

/** foto: its address, or a picture that is not saved yet. */
interface Persona extends TextosDePersona {
  foto: string | null
}

interface PersonasDeFirmaProps {
  personas: readonly Persona[]
  revision: number
}

/** People whom the home page shows. Each change is saved at once. */
export function PersonasDeFirma({ personas, revision }: PersonasDeFirmaProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const onGuardado = useGuardado()
  const [abierta, setAbierta] = useState<number | null>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const save = async (nuevas: readonly Persona[]) => {
    const { updatePersonasDeFirma } = await api(UpdatePersonasDeFirma, { personas: [...nuevas], revision })
    await onGuardado(updatePersonasDeFirma)
  }
  const tell = (error: unknown) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
  const change = (nuevas: readonly Persona[]) => {
    // As it will be, so that nothing jumps back while it is saved.
    const { queryKey } = firmaQuery(api)
    queryClient.setQueryData(queryKey, (firma) => firma && { ...firma, personas: [...nuevas] })
    save(nuevas).catch((error: unknown) => {
      tell(error)
      void queryClient.invalidateQueries({ queryKey })
    })
  }
  const move = (clave: string, lugar: number) => {
    const movida = personas[Number(clave)]!
    change(personas.filter((persona) => persona !== movida).toSpliced(lugar, 0, movida))
  }
  return (
    <Apartado id="personas" titulo="Personas de la firma" titular={titulo} className={styles.personas!}>
      <p className={styles.nota}>
        Salen en la página de inicio, en este orden. Sin foto se ven sus iniciales. Cada cambio se guarda al
        momento.
      </p>
      {personas.length > 0 && (
        <ZonaOrdenable onMove={move}>
          <ol>
            {personas.map((persona, indice) => (
              <Fila
                key={`${persona.nombre} ${persona.foto}`}
                persona={persona}
                indice={indice}
                onEditar={() => setAbierta(indice)}
                onQuitar={() => {
                  // The row goes with its button.
                  titulo.current?.focus()
                  change(personas.filter((otra) => otra !== persona))
                }}
              />
            ))}
          </ol>
        </ZonaOrdenable>
      )}
      {personas.length < MAX_PERSONAS ? (
        <Boton onClick={() => setAbierta(personas.length)}>Agregar persona</Boton>
      ) : (
        <p className={styles.nota}>Caben {MAX_PERSONAS}.</p>
      )}
      {abierta !== null && (
        <Ficha
          persona={personas[abierta]}
          onCerrar={() => setAbierta(null)}
          send={(persona) => save(personas.toSpliced(abierta, 1, persona))}
          onFalla={tell}
        />
      )}
    </Apartado>
  )
}

interface FilaProps {
  persona: Persona
  indice: number
  onEditar: () => void
  onQuitar: () => void
}

function Fila({ persona: { nombre, rol, linea, foto }, indice, onEditar, onQuitar }: FilaProps) {
  const { ref, asa, isDragging } = useFilaOrdenable({ clave: String(indice), indice, lista: 'personas' })
  return (
    <li ref={ref} className={isDragging ? styles.arrastrada : ''}>
      <button type="button" {...asa} className={styles.mango} aria-label={`Mover a ${nombre}`} title="Mover">
        <Icono nombre="agarrar" />
      </button>
      <Retrato iniciales={formatIniciales(nombre)} foto={foto} />
      <div className={styles.quien}>
        <strong>{nombre}</strong>
        <p>{[rol, linea].filter(Boolean).join(' · ')}</p>
      </div>
      <AccionesDeFila de={nombre}>
        <button type="button" onClick={onEditar}>
          Editar
        </button>
        <button type="button" onClick={onQuitar}>
          Quitar
        </button>
      </AccionesDeFila>
    </li>
  )
}

interface FichaProps {
  persona: Persona | undefined
  onCerrar: () => void
  send: (persona: Persona) => Promise<void>
  onFalla: (error: unknown) => void
}

const NADIE = { nombre: '', rol: '', linea: '', foto: '' }

function Ficha({ persona, onCerrar, send, onFalla }: FichaProps) {
  const id = useId()
  const zona = useRef<HTMLInputElement>(null)
  const form = useFormulario({
    inicial: persona ? { ...persona, foto: persona.foto ?? '' } : NADIE,
    check: (escrita) => parsePersona(escrita).problemas as Partial<Record<keyof Persona, string>>,
    send: ({ foto, ...textos }) => send({ ...textos, foto: foto || null }),
    onListo: onCerrar,
    onFalla,
  })
  const guardado = useDialogoGuardado(onCerrar)
  const { foto, nombre } = form.valores
  const choose = async (archivo: File) => {
    try {
      form.change('foto', await drawFoto(archivo, LIMITES_DE_FOTO))
    } catch (error) {
      form.setProblema('foto', (error as Error).message)
    }
  }
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo={persona ? 'Editar persona' : 'Agregar persona'}
      entrada="Así se presenta en la página de inicio. Pide permiso a cada quien."
      pie={
        <>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form={id} {...form.botonProps}>
            {form.enviando ? 'Guardando…' : 'Guardar'}
          </Boton>
        </>
      }
    >
      <form id={id} {...form.formProps} className={styles.ficha}>
        <Campo
          rotulo="Nombre"
          maxLength={LARGO_DE_PERSONA.nombre}
          autoComplete="off"
          {...form.campo('nombre')}
        />
        <Campo
          rotulo="A qué se dedica"
          ayuda="Por ejemplo: Estudios de clima."
          opcional
          maxLength={LARGO_DE_PERSONA.rol}
          autoComplete="off"
          {...form.campo('rol')}
        />
        <Campo
          rotulo="Una línea"
          ayuda="Por ejemplo: Psicóloga industrial. 18 años en planta y oficina."
          opcional
          maxLength={LARGO_DE_PERSONA.linea}
          autoComplete="off"
          {...form.campo('linea')}
        />
        <div className={styles.foto}>
          <Retrato iniciales={formatIniciales(nombre)} foto={foto || null} />
          <ZonaDeArchivo
            rotulo="Foto"
            titulo={foto ? 'Cambiar la foto' : 'Sin foto'}
            detalle="JPG, PNG o WebP. Se recorta al centro y se guarda en pequeño."
            accion={foto ? 'Cambiar' : 'Elegir'}
            accept={TIPOS_DE_FOTO}
            falla={form.problemas.foto ?? null}
            ref={zona}
            onElegir={(archivo) => void choose(archivo)}
          />
          {foto && (
            <Boton
              chico
              onClick={() => {
                zona.current?.focus()
                form.change('foto', '')
              }}
            >
              Quitar la foto
            </Boton>
          )}
        </div>
      </form>
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </DialogoAncho>
  )
}
