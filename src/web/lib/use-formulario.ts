import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from './use-hydrated.ts'

/** A form that was not taken; a refusal may name the field it is about. */
export class FormError extends Error {
  readonly campo: string | undefined
  readonly mensaje: string | undefined

  constructor({ campo, mensaje }: { campo?: string; mensaje?: string }) {
    super(mensaje ?? 'The form was not taken.')
    this.name = 'FormError'
    this.campo = campo
    this.mensaje = mensaje
  }
}

/** Sends a public form. Only HTTP 200 is success (spec §7). */
export async function sendForm(url: string, body: URLSearchParams | FormData): Promise<void> {
  let response: Response
  try {
    response = await fetch(url, { method: 'POST', headers: { accept: 'application/json' }, body })
  } catch (error) {
    console.error('Request failed', error)
    throw new FormError({})
  }
  if (response.status !== 200) throw new FormError(await response.json().catch(() => ({})))
}

/** A sentence per field that is wrong. */
export type Problemas<Valores> = { [Campo in keyof Valores]?: string | undefined }

/** One at a time; `revisa` is a form that was not sent because a field is wrong. */
export type EstadoDeFormulario = 'inicial' | 'revisa' | 'enviando' | 'exito' | 'error'

interface OpcionesDeFormulario<Valores, Respuesta> {
  inicial: Valores
  /** Problems of each field, by the rules that the server has too. */
  check: (valores: Valores) => Problemas<Valores>
  /** Work that must end before the form is judged. */
  antes?: () => Promise<unknown>
  send: (valores: Valores) => Promise<Respuesta>
  /** Once it is stored. What is written counts as saved; `reset` empties the form. */
  onListo?: (respuesta: Respuesta, valores: Valores) => void
  /** Why it was refused, by field; null where it is no refusal of a field. */
  findRechazo?: (error: unknown) => Problemas<Valores> | null
  /** A failure that belongs to no field. */
  onFalla?: (error: unknown) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isVacio = (valor: unknown) => valor === '' || valor === null || valor === undefined

const findProblemas = <Valores>(problemas: Problemas<Valores>) =>
  Object.keys(problemas).filter((campo) => problemas[campo as keyof Valores]) as (keyof Valores & string)[]

/**
 * The one way in which a form works: what is written, what is wrong with it by field, and what became of it. A field is
 * judged when it is left with something in it, and every field when the form is sent; from then on while it is mended. The
 * first wrong one takes the focus.
 */
export function useFormulario<Valores extends object, Respuesta = unknown>({
  inicial,
  check,
  antes,
  send,
  onListo,
  findRechazo,
  onFalla,
}: OpcionesDeFormulario<Valores, Respuesta>) {
  type Campo = keyof Valores & string
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [valores, setValores] = useState(inicial)
  const [juzgados, setJuzgados] = useState<ReadonlySet<Campo>>(new Set())
  const [rechazo, setRechazo] = useState<Problemas<Valores>>({})
  const [estado, setEstado] = useState<EstadoDeFormulario>('inicial')
  const enviando = estado === 'enviando'
  // Read after a wait, when what was written at its beginning is old.
  const ultimos = useRef(valores)
  ultimos.current = valores
  const guardados = useRef(inicial)
  const ocupado = useRef(false)

  const encontrados: Problemas<Valores> = juzgados.size > 0 ? check(valores) : {}
  const problemas: Problemas<Valores> = { ...rechazo }
  for (const campo of juzgados) if (encontrados[campo]) problemas[campo] = encontrados[campo]

  const change = useCallback(<C extends Campo>(campo: C, valor: Valores[C]) => {
    setValores((antes) => ({ ...antes, [campo]: valor }))
    setRechazo((antes) => (antes[campo] ? { ...antes, [campo]: undefined } : antes))
  }, [])

  const judge = (campo: Campo) => setJuzgados((antes) => new Set(antes).add(campo))

  const reset = (nuevos: Valores = inicial) => {
    setValores(nuevos)
    ultimos.current = nuevos
    guardados.current = nuevos
    setJuzgados(new Set())
    setRechazo({})
  }

  const focusProblema = () => {
    const control = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const enfocable = control?.matches('[role="radiogroup"]')
      ? control.querySelector<HTMLElement>('input:checked, input')
      : control
    enfocable?.focus()
  }

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    // A second press may come before the first is drawn.
    if (ocupado.current) return
    ocupado.current = true
    try {
      await sendEscrito()
    } finally {
      ocupado.current = false
    }
  }

  const sendEscrito = async () => {
    const enfocado = document.activeElement as HTMLElement | null
    await antes?.()
    const enviados = ultimos.current
    const malos = findProblemas(check(enviados))
    if (malos.length > 0) {
      flushSync(() => {
        setJuzgados(new Set(malos))
        setEstado('revisa')
      })
      return focusProblema()
    }
    setRechazo({})
    setEstado('enviando')
    try {
      const respuesta = await send(enviados)
      guardados.current = enviados
      flushSync(() => setEstado('exito'))
      onListo?.(respuesta, enviados)
    } catch (error) {
      const porCampo = findRechazo?.(error) ?? {}
      flushSync(() => {
        setRechazo(porCampo)
        setEstado('error')
      })
      if (findProblemas(porCampo).length > 0) focusProblema()
      else {
        // Fields that rested while it was sent let go of the focus.
        if (document.activeElement === document.body) enfocado?.focus()
        onFalla?.(error)
      }
    }
  }

  // What was typed before the scripts arrived counts too.
  const readEscrito = useEffectEvent(() => {
    for (const control of ref.current?.elements ?? []) {
      const { name, value, type } = control as Control
      const archivo = (control as HTMLInputElement).files?.[0]
      if (!(name in valores) || type === 'radio' || type === 'checkbox') continue
      const escrito = type === 'file' ? archivo : value
      const isDeTexto = typeof valores[name as Campo] === 'string'
      if (escrito !== undefined && (isDeTexto ? value !== valores[name as Campo] : type === 'file'))
        change(name as Campo, escrito as Valores[Campo])
    }
  })
  useEffect(() => readEscrito(), [])

  /** Attributes by which a field of text belongs to the form. */
  const campo = <C extends Campo>(nombre: C) => ({
    name: nombre,
    value: String(valores[nombre] ?? ''),
    falla: problemas[nombre] ?? null,
    onChange: (event: { currentTarget: Control }) => change(nombre, event.currentTarget.value as Valores[C]),
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      // Whoever goes on to send it is judged there, and must find the button where it was.
      const envia = event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit'
      if (!envia && !isVacio(valores[nombre])) judge(nombre)
    },
  })

  const hasCambios = useCallback(() => listCambiados(ultimos.current, guardados.current).length > 0, [])

  /** The fields that are not as they are stored; null where all are. What nobody touched may change meanwhile. */
  const getEscrito = (): Partial<Valores> | null => {
    const cambiados = listCambiados(ultimos.current, guardados.current)
    if (cambiados.length === 0) return null
    return Object.fromEntries(cambiados.map((campo) => [campo, ultimos.current[campo]])) as Partial<Valores>
  }

  return {
    // Without scripts the browser's own checks stand in for ours.
    formProps: { ref, onSubmit: submit, noValidate: hydrated, 'aria-busy': enviando },
    /** Before the scripts are there, a pressed button does nothing: the browser itself would send the form astray. */
    botonProps: { type: hydrated ? 'submit' : 'button', 'aria-disabled': enviando } as const,
    valores,
    problemas,
    estado,
    enviando,
    campo,
    change,
    judge,
    /** A fault that was found outside of `check`, until the field changes. */
    setProblema: (nombre: Campo, problema: string | null) =>
      setRechazo((antes) => ({ ...antes, [nombre]: problema ?? undefined })),
    submit,
    reset,
    hasCambios,
    /** For what outlives the end of a session (ui/use-rescate.ts). */
    rescate: {
      leer: getEscrito,
      devolver: (escrito: Partial<Valores>) => setValores((actuales) => ({ ...actuales, ...escrito })),
    },
  }
}

function listCambiados<Valores extends object>(unos: Valores, otros: Valores): (keyof Valores)[] {
  return (Object.keys(unos) as (keyof Valores)[]).filter((campo) => {
    const [uno, otro] = [unos[campo], otros[campo]]
    if (Array.isArray(uno) && Array.isArray(otro)) return uno.join('\n') !== otro.join('\n')
    return uno !== otro
  })
}
