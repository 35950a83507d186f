import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { checkArchivo, EXTENSIONES, MAX_ARCHIVO_MB } from '#domain/contacto/formulario.ts'
import { FOTO_HEIC } from '#domain/contacto/mensajes.ts'
import { type CamposDeCV, ESTADO_INICIAL, formatEtiqueta } from '#domain/cvs/cv.ts'
import { parseCampos, parseCamposDeIngreso } from '#domain/cvs/parse-campos.ts'
import { fail, getValor, type Leido, type Problemas } from '#domain/validacion/leido.ts'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailureAsSpecified, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import type { GetCVQuery } from './cvs.generated.ts'
import { etiquetasPuestosQuery, refreshCvs, useEtiquetasPuestos } from './direcciones-de-pendientes.ts'

export const ACCEPT = EXTENSIONES.map((extension) => `.${extension}`).join(',')
export const TIPOS_ADMITIDOS = `PDF, DOC, DOCX u ODT, o foto JPG o PNG; hasta ${MAX_ARCHIVO_MB} MB`

/** Problems that can be told before sending it; the server judges by the content. */
export function checkElegido({ name, size }: File): string | null {
  switch (checkArchivo({ nombre: name, bytes: size })) {
    case null:
      return null
    case 'sinContenido':
      return 'El archivo está vacío.'
    case 'tamano':
      return `El archivo pasa de ${MAX_ARCHIVO_MB} MB.`
    case 'heic':
      return FOTO_HEIC
    default:
      return 'El archivo no es un PDF, DOC, DOCX u ODT, ni una foto JPG o PNG.'
  }
}

/** "PDF, 312 KB" */
export function describeElegido({ name, size }: File): string {
  const extension = /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase()
  const kb = Math.max(1, Math.round(size / 1024))
  const tamano = kb < 1024 ? `${kb} KB` : `${(kb / 1024).toFixed(1)} MB`
  return extension ? `${extension}, ${tamano}` : tamano
}

/** A data URL of the contract: base64, with the file's own name. */
export function readDataUrl(archivo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const leido = String(reader.result)
      const nombre = encodeURIComponent(archivo.name.toWellFormed())
      const tipo = archivo.type || 'application/octet-stream'
      resolve(`data:${tipo};name=${nombre};base64,${leido.slice(leido.indexOf(',') + 1)}`)
    }
    // It was moved or changed since it was chosen.
    reader.onerror = () => reject(new Error('No se pudo leer el archivo. Vuelve a adjuntarlo.'))
    reader.readAsDataURL(archivo)
  })
}

/** The form as it stands on the screen (spec §3 keeps its tags as etiquetasPuesto). */
export interface ValoresDeCv {
  primerNombre: string
  segundoNombre: string
  primerApellido: string
  segundoApellido: string
  celular: string
  telefono: string
  correo: string
  etiquetasPuesto: string[]
  /** Typed into the tag field, and not a tag yet. */
  etiquetaEscrita: string
  estado: string
  archivo: File | null
}

export const VALORES_VACIOS: ValoresDeCv = {
  primerNombre: '',
  segundoNombre: '',
  primerApellido: '',
  segundoApellido: '',
  celular: '',
  telefono: '',
  correo: '',
  etiquetasPuesto: [],
  etiquetaEscrita: '',
  estado: ESTADO_INICIAL,
  archivo: null,
}

export const presentValores = (cv: GetCVQuery['appInfo']['getCV']): ValoresDeCv => ({
  primerNombre: cv.primerNombre,
  segundoNombre: cv.segundoNombre ?? '',
  primerApellido: cv.primerApellido,
  segundoApellido: cv.segundoApellido,
  celular: cv.celular,
  telefono: cv.telefono ?? '',
  correo: cv.correo,
  etiquetasPuesto: cv.etiquetasPuestos,
  etiquetaEscrita: '',
  estado: cv.estado,
  archivo: null,
})

/** The form as it is sent, and a sentence per field that is wrong. A new CV needs its file, an edited one has it. */
export function parseValores(
  { archivo, etiquetaEscrita, etiquetasPuesto, ...textos }: ValoresDeCv,
  { archivoObligatorio }: { archivoObligatorio: boolean },
): Leido<CamposDeCV, keyof ValoresDeCv> {
  const parse = archivoObligatorio ? parseCamposDeIngreso : parseCampos
  const leido = parse({ ...textos, etiquetasPuestos: etiquetasPuesto })
  const { etiquetasPuestos, ...deTextos } = leido.problemas
  const todos: Problemas<keyof ValoresDeCv> = { ...deTextos }
  const suelta = formatEtiqueta(etiquetaEscrita)
  const deEtiquetas = etiquetasPuestos ?? (suelta && `Escoge o crea la etiqueta «${suelta}», o bórrala.`)
  if (deEtiquetas) todos.etiquetasPuesto = deEtiquetas
  const deArchivo = archivo ? checkElegido(archivo) : archivoObligatorio && 'Adjunta el archivo del CV.'
  if (deArchivo) todos.archivo = deArchivo
  return leido.ok && Object.keys(todos).length === 0 ? leido : fail(todos)
}

const ROTULOS = {
  primerNombre: 'Primer nombre',
  segundoNombre: 'Segundo nombre',
  primerApellido: 'Primer apellido',
  segundoApellido: 'Segundo apellido',
  celular: 'Celular',
  telefono: 'Teléfono',
  correo: 'Correo',
  estado: 'Estado',
  etiquetasPuestos: 'Etiquetas',
  nombreArchivo: 'Archivo',
} as const

type CvLeido = GetCVQuery['appInfo']['getCV']

/** Changes of somebody else, by the name of the field and as it stands now. */
export function listCambios(antes: CvLeido, ahora: CvLeido): string[] {
  const campos = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[]
  const format = (valor: string | string[] | null) => [valor ?? ''].flat().join(', ')
  return campos
    .filter((campo) => format(antes[campo]) !== format(ahora[campo]))
    .map((campo) => `${ROTULOS[campo]}: ${format(ahora[campo]) || 'vacío'}`)
}

export interface GuardadoDeCv {
  inicial: ValoresDeCv
  archivoObligatorio: boolean
  /** Sends the form and answers with the words that say so. */
  guardar: (campos: CamposDeCV, archivo: File | null) => Promise<ReactNode>
  /** The next step; without it the form is emptied for the next person. */
  afterGuardar?: () => void
}

/** The form's state and its one way out: check, wait for a tag on its way, send, and say how it went. */
export function useFormularioDeCv({ inicial, archivoObligatorio, guardar, afterGuardar }: GuardadoDeCv) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const etiquetas = useEtiquetasPuestos()
  const form = useFormulario({
    inicial,
    check: (valores) => parseValores(valores, { archivoObligatorio }).problemas,
    antes: () => etiquetas.enCamino.current,
    send: (valores) => guardar(getValor(parseValores(valores, { archivoObligatorio })), valores.archivo),
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void refreshCvs(queryClient)
      void queryClient.invalidateQueries({ queryKey: etiquetasPuestosQuery(api).queryKey })
      if (afterGuardar) return afterGuardar()
      form.reset()
      // The next person's name.
      form.formProps.ref.current?.querySelector<HTMLInputElement>('input:not([type=file])')?.focus()
    },
    onFalla: (error) => {
      const causa = error instanceof ApiError ? error : new ApiError('LECTURA', (error as Error).message)
      showAviso({ tono: 'mal', texto: formatFailureAsSpecified(causa), ms: FAILURE_MS })
    },
  })
  return { form, etiquetas }
}
