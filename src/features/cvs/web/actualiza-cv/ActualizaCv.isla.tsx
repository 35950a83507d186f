import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkArchivo } from '#domain/contacto/formulario.ts'
import { formatFallaDeCampo } from '#domain/contacto/mensajes.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { findTokenDeEnlace } from '#web/lib/token-de-enlace.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { FormError, sendForm, useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoArchivo } from '#web/ui/Campo.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { PaginaDeEnlace } from '#web/ui/NoEncontrado.tsx'
import { PaginaSuelta } from '#web/ui/PaginaSuelta.tsx'
import styles from './ActualizaCv.module.css'
import { GetCVPropio, type GetCVPropioQuery } from './actualiza-cv.generated.ts'

type CvPropio = NonNullable<GetCVPropioQuery['getCVPropio']>
type Respuesta = 'igual' | 'cambio' | 'borrar'

const OPCIONES: readonly { valor: Respuesta; titulo: string; texto: string }[] = [
  { valor: 'igual', titulo: 'Sigue igual', texto: 'Lo guardamos y te seguimos teniendo en cuenta.' },
  {
    valor: 'cambio',
    titulo: 'Ha cambiado',
    texto: 'Corrige tus datos o manda el nuevo; el anterior se borra.',
  },
  {
    valor: 'borrar',
    titulo: 'Bórrenlo',
    texto: 'Borramos hoy tu CV y tus datos. No hace falta que expliques por qué.',
  },
]

const CAMPOS = [
  { name: 'celular', rotulo: 'Celular', largo: LIMITES_DE_CV.telefono },
  { name: 'telefono', rotulo: 'Otro teléfono', largo: LIMITES_DE_CV.telefono },
  { name: 'correo', rotulo: 'Correo', largo: LIMITES_DE_CV.correo },
  { name: 'primerNombre', rotulo: 'Primer nombre', largo: LIMITES_DE_CV.nombre },
  { name: 'segundoNombre', rotulo: 'Segundo nombre', largo: LIMITES_DE_CV.nombre },
  { name: 'primerApellido', rotulo: 'Primer apellido', largo: LIMITES_DE_CV.nombre },
  { name: 'segundoApellido', rotulo: 'Segundo apellido', largo: LIMITES_DE_CV.nombre },
] as const

const HECHO: Record<Respuesta, string> = {
  igual: 'Gracias. Tu currículum sigue al día.',
  cambio: 'Gracias. Guardamos lo nuevo.',
  borrar: 'Listo. Borramos tu currículum y tus datos.',
}

/** Told before it is sent: a phone takes minutes for a file that is then refused. */
function checkCurriculum(archivo: File | null): { archivo?: string } {
  const falla = archivo && checkArchivo({ nombre: archivo.name, bytes: archivo.size })
  return falla ? { archivo: formatFallaDeCampo('archivo', falla) } : {}
}

function Formulario({ cv, token }: { cv: CvPropio; token: string }) {
  const { formatDia, formatMes } = useFechas()
  const { apiUrl } = useSiteConfig()
  const [detalle, setDetalle] = useState<string | undefined>()
  const form = useFormulario({
    inicial: { respuesta: 'igual' as Respuesta, archivo: null as File | null },
    // The server's words on other fields are told beside the button: their rules would bring a library to a public page.
    check: ({ respuesta, archivo }) => (respuesta === 'cambio' ? checkCurriculum(archivo) : {}),
    send: () => {
      setDetalle(undefined)
      const datos = new FormData(form.formProps.ref.current!)
      datos.set('token', token)
      return sendForm(`${apiUrl}/mail/actualizarcurri`, datos)
    },
    onFalla: (error) => setDetalle(error instanceof FormError ? error.mensaje : undefined),
  })
  const { respuesta } = form.valores
  if (form.estado === 'exito') {
    return (
      <Aviso tono="bien">
        <span tabIndex={-1} ref={(nodo) => nodo?.focus()}>
          {HECHO[respuesta]}
        </span>
      </Aviso>
    )
  }
  return (
    <>
      <h1>
        Hola, {cv.nombres}.<br />
        ¿Tu CV sigue al día?
      </h1>
      <p>Lo tenemos al día desde {formatMes(cv.alDia)}.</p>
      <dl className={styles.datos}>
        {cv.plazas.length > 0 && (
          <div>
            <dt>Plaza que buscas</dt>
            <dd>{cv.plazas.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>Celular</dt>
          <dd className="cifra">Termina en {cv.finDeCelular}</dd>
        </div>
        <div>
          <dt>Archivo</dt>
          <dd>{cv.nombreArchivo ?? cv.tipoArchivo.toUpperCase()}</dd>
        </div>
      </dl>
      <form {...form.formProps} className={styles.formulario}>
        <fieldset inert={form.enviando}>
          <legend>¿Qué hacemos con él?</legend>
          {OPCIONES.map(({ valor, titulo, texto }) => (
            <label key={valor} className={styles.opcion} htmlFor={`respuesta-${valor}`}>
              <Casilla
                unica
                id={`respuesta-${valor}`}
                name="respuesta"
                value={valor}
                checked={respuesta === valor}
                onChange={() => {
                  form.change('respuesta', valor)
                  form.change('archivo', null)
                }}
              />
              <span>
                <strong>{titulo}</strong>
                {texto}
              </span>
            </label>
          ))}
          {respuesta === 'cambio' && (
            <div className={styles.dentro}>
              <CampoArchivo
                rotulo="Currículum nuevo, si cambió"
                name="archivo"
                accept=".pdf,.doc,.docx,.odt,.jpg,.jpeg,.png"
                required={false}
                ayuda="PDF, DOC, DOCX u ODT, o una foto JPG o PNG; de 10 MB como máximo"
                textos={{ elegir: 'Elegir archivo', cambiar: 'Cambiar', ninguno: 'Ninguno' }}
                falla={form.problemas.archivo ?? null}
                onChange={(event) => {
                  form.change('archivo', event.currentTarget.files?.[0] ?? null)
                  form.judge('archivo')
                }}
              />
              <p>Escribe solo lo que cambió; lo demás se queda como está.</p>
              <div className={styles.rejilla}>
                {CAMPOS.map(({ name, rotulo, largo }) => (
                  <Campo key={name} rotulo={rotulo} name={name} maxLength={largo} opcional />
                ))}
              </div>
            </div>
          )}
        </fieldset>
        {form.estado === 'error' && (
          <Aviso tono="mal">{detalle ?? 'No se pudo guardar tu respuesta. Prueba de nuevo.'}</Aviso>
        )}
        <Boton tono="primario" {...form.botonProps}>
          {respuesta === 'borrar' ? 'Borrar mi CV y mis datos' : 'Guardar mi respuesta'}
        </Boton>
      </form>
      <p className={styles.letra}>
        Este enlace es solo tuyo y sirve hasta el {formatDia(cv.hasta)}.
        {cv.seBorra != null && ` Si no contestas, borramos tu CV el ${formatDia(cv.seBorra)}.`}
      </p>
    </>
  )
}

/** The person's own CV, through the link of a mail: its key stands after #, and leaves the address at once. */
export function ActualizaCv() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <CvPorEnlace />
    </QueryClientProvider>
  )
}

function CvPorEnlace() {
  const api = useApi()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => setToken(findTokenDeEnlace()), [])
  const propio = useQuery({
    queryKey: ['cvPropio', token],
    queryFn: async () => (await api(GetCVPropio, { token: token! })).getCVPropio,
    enabled: Boolean(token),
    retry: false,
    gcTime: 0,
  })
  const sinJavaScript = (
    <noscript>Para poner al día tu currículum, activa JavaScript en tu navegador o escríbenos.</noscript>
  )
  if (token === null || (token && (propio.isPending || propio.isRefetching)))
    return (
      <PaginaDeEnlace>
        <Cargador texto="Abriendo tu currículum…" />
        {sinJavaScript}
      </PaginaDeEnlace>
    )
  if (propio.data)
    return (
      <PaginaDeEnlace>
        <Formulario cv={propio.data} token={token} />
      </PaginaDeEnlace>
    )
  if (token === '')
    return (
      <PaginaSuelta titulo="Abre otra vez el enlace del correo">
        <p>
          Por tu seguridad, el enlace no se queda en la barra de direcciones. Búscalo en el correo que te
          mandamos y ábrelo de nuevo.
        </p>
      </PaginaSuelta>
    )
  if (propio.isError)
    return (
      <PaginaSuelta
        titulo="No pudimos abrir tu currículum"
        vias={<Boton onClick={() => void propio.refetch()}>Probar de nuevo</Boton>}
      >
        <p>Revisa tu conexión y prueba de nuevo en un momento.</p>
      </PaginaSuelta>
    )
  return (
    <PaginaSuelta titulo="Este enlace ya no sirve">
      <p>
        Se usó, venció o se mandó otro después. Si quieres cambiar o borrar tu currículum,{' '}
        <Enlace to="/#contacto">escríbenos</Enlace>.
      </p>
    </PaginaSuelta>
  )
}
