import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Campo, FallaDeCampo } from '../../../domain/contacto/formulario.ts'
import { formatFallaDeCampo } from '../../../domain/contacto/mensajes.ts'
import type { Campo as TextosDeCampo } from '../../content/tipos.ts'
import { sendForm } from '../../lib/send-form.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** One at a time (spec §4); `revisa` is a form that was not sent because a field is wrong. */
export type Envio =
  | { estado: 'inicial' | 'revisa' | 'enviando' | 'exito' }
  | { estado: 'error'; detalle?: string | undefined }

interface FormularioOptions {
  url: string
  textos: Partial<Record<Campo, TextosDeCampo>>
  /** What is wrong with each field, in the order of the form. */
  check: (datos: FormData) => [Campo, FallaDeCampo | null][]
  encode: (datos: FormData) => URLSearchParams | FormData
}

type Fallas = Partial<Record<Campo, string>>

/** A public form: checked by the same rules as on the server, sent without leaving the page. */
export function useFormulario({ url, textos, check, encode }: FormularioOptions) {
  const [envio, setEnvio] = useState<Envio>({ estado: 'inicial' })
  const [fallas, setFallas] = useState<Fallas>({})
  /** Changes after a success: fields with another key are new, and empty. */
  const [vuelta, setVuelta] = useState(0)
  const hydrated = useHydrated()

  const findFallas = (form: HTMLFormElement): Fallas =>
    Object.fromEntries(
      check(new FormData(form)).flatMap(([campo, falla]) =>
        falla ? [[campo, textos[campo]?.fallas[falla as 'vacio'] ?? formatFallaDeCampo(campo, falla)]] : [],
      ),
    )

  const show = (form: HTMLFormElement, encontradas: Fallas, siguiente: Envio) => {
    flushSync(() => {
      setFallas(encontradas)
      setEnvio(siguiente)
    })
    const first = Object.keys(encontradas)[0]
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (envio.estado === 'enviando') return
    const form = event.currentTarget
    const encontradas = findFallas(form)
    if (Object.keys(encontradas).length > 0) return show(form, encontradas, { estado: 'revisa' })

    const body = encode(new FormData(form))
    setFallas({})
    setEnvio({ estado: 'enviando' })
    const answer = await sendForm(url, body)
    if (answer.ok) {
      setVuelta((previous) => previous + 1)
      return setEnvio({ estado: 'exito' })
    }
    const { campo, mensaje } = answer
    const refused = campo && campo in textos && mensaje ? { [campo]: mensaje } : {}
    show(form, refused, { estado: 'error', detalle: campo ? undefined : mensaje })
  }

  /** A field that was wrong is judged again while it is mended. */
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const campo = (event.target as HTMLInputElement).name as Campo
    if (fallas[campo]) setFallas({ ...fallas, [campo]: findFallas(event.currentTarget)[campo] })
  }

  return {
    envio,
    fallas,
    vuelta,
    // Without scripts the browser's own checks stand in for ours.
    formProps: { action: url, method: 'post', noValidate: hydrated, onSubmit, onChange } as const,
  }
}
