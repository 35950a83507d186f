import {
  type CampoDePalabras,
  CLASES,
  type ClaseDeTexto,
  HUECOS,
  type Palabras,
  parsePalabras,
  type Texto,
} from '#domain/palabras/palabras.ts'
import { ApiError } from '#web/lib/api.ts'
import type { useFormulario } from '#web/lib/use-formulario.ts'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import styles from './Palabras.module.css'

/** As a form holds them: one field beside the other. */
export type Escritas = Record<CampoDePalabras, string>

const CAMPOS = ['asunto', 'saludo', 'cuerpo', 'firma'] as const

export const toEscritas = (palabras: Palabras): Escritas =>
  Object.fromEntries([
    ['remitente', palabras.remitente],
    ['responderA', palabras.responderA],
    ...CLASES.flatMap((clase) => CAMPOS.map((campo) => [`${clase}.${campo}`, palabras[clase][campo]])),
  ]) as Escritas

export function toPalabras(escritas: Escritas): Palabras {
  const toTexto = (clase: ClaseDeTexto) =>
    Object.fromEntries(CAMPOS.map((campo) => [campo, escritas[`${clase}.${campo}`]])) as unknown as Texto
  return {
    remitente: escritas.remitente,
    responderA: escritas.responderA,
    invitacion: toTexto('invitacion'),
    recordatorio: toTexto('recordatorio'),
    bienvenida: toTexto('bienvenida'),
    gracias: toTexto('gracias'),
  }
}

export const checkEscritas = (escritas: Escritas) => parsePalabras(toPalabras(escritas)).problemas

/** A refusal stands at the field that it names. */
export const findRechazo = (error: unknown) =>
  error instanceof ApiError && error.campo ? { [error.campo]: error.message } : null

const NOMBRES: { valor: ClaseDeTexto; texto: string }[] = [
  { valor: 'invitacion', texto: 'Invitación' },
  { valor: 'recordatorio', texto: 'Recordatorio' },
  { valor: 'bienvenida', texto: 'Bienvenida' },
  { valor: 'gracias', texto: 'Gracias' },
]

/** In which text the first thing that is wrong stands; a form shows one at a time. */
export const findClaseConProblema = (problemas: Partial<Record<string, unknown>>): ClaseDeTexto | null =>
  CLASES.find((clase) =>
    Object.keys(problemas).some((campo) => problemas[campo] && campo.startsWith(clase)),
  ) ?? null

const DONDE: Record<ClaseDeTexto, string> = {
  invitacion: 'El primer correo.',
  recordatorio: 'El correo a quien no ha terminado, igual para todos.',
  bienvenida: 'Arriba de la página en que se escribe el código.',
  gracias: 'En la última página, al terminar.',
}

interface CamposDePalabrasProps {
  form: Pick<ReturnType<typeof useFormulario<Escritas>>, 'campo' | 'change' | 'valores' | 'problemas'>
  clase: ClaseDeTexto
  onClase: (clase: ClaseDeTexto) => void
  /** Words where a field is left empty. */
  enLugar?: Palabras
}

/** The four texts, one at a time, and who signs the mails. */
export function CamposDePalabras({ form, clase, onClase, enLugar }: CamposDePalabrasProps) {
  const esCorreo = clase === 'invitacion' || clase === 'recordatorio'
  const cuerpo = `${clase}.cuerpo` as const
  const hint = (texto: string | undefined) => (texto ? { placeholder: texto } : {})
  const insertHueco = (hueco: string) => {
    const campo = document.querySelector<HTMLTextAreaElement>(`textarea[name="${cuerpo}"]`)
    const escrito = form.valores[cuerpo]
    const lugar = campo?.selectionStart ?? escrito.length
    form.change(cuerpo, `${escrito.slice(0, lugar)}{${hueco}}${escrito.slice(lugar)}`)
    campo?.focus()
  }
  return (
    <div className={styles.campos}>
      <Filtro nombre="Texto" opciones={NOMBRES} valor={clase} onChange={onClase} />
      <p className={styles.donde}>{DONDE[clase]} Lo que dejes vacío sale con nuestras palabras.</p>
      {esCorreo && (
        <>
          <div className={styles.dos}>
            <Campo
              rotulo="De parte de"
              opcional
              autoComplete="off"
              {...hint(enLugar?.remitente)}
              {...form.campo('remitente')}
            />
            <Campo
              rotulo="Las respuestas llegan a"
              opcional
              type="email"
              autoComplete="off"
              {...hint(enLugar?.responderA)}
              {...form.campo('responderA')}
            />
          </div>
          <Campo
            rotulo="Asunto"
            opcional
            autoComplete="off"
            {...hint(enLugar?.[clase].asunto)}
            {...form.campo(`${clase}.asunto`)}
          />
        </>
      )}
      <Campo
        rotulo="Saludo"
        opcional
        autoComplete="off"
        {...hint(enLugar?.[clase].saludo)}
        {...form.campo(`${clase}.saludo`)}
      />
      <CampoTexto
        key={cuerpo}
        rotulo="Texto"
        opcional
        rows={8}
        {...hint(enLugar?.[clase].cuerpo)}
        {...form.campo(cuerpo)}
      />
      <div className={styles.huecos}>
        <span>Se llenan solas</span>
        {HUECOS.map((hueco) => (
          <button key={hueco} type="button" onClick={() => insertHueco(hueco)}>{`{${hueco}}`}</button>
        ))}
      </div>
      <Campo
        rotulo="Firma"
        opcional
        autoComplete="off"
        {...hint(enLugar?.[clase].firma)}
        {...form.campo(`${clase}.firma`)}
      />
    </div>
  )
}
