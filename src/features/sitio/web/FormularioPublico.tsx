import { useEffect, useRef, useState } from 'react'
import {
  CAMPO_TRAMPA,
  CAMPOS_DE_CONTACTO,
  CAMPOS_DE_CURRICULUM,
  type Campo as CampoDeFormulario,
  checkArchivo,
  checkCampo,
  EXTENSIONES,
  type FallaDeCampo,
  PATRON_DE_TELEFONO,
} from '#domain/contacto/formulario.ts'
import { formatFallaDeCampo } from '#domain/contacto/mensajes.ts'
import { formularioDeContacto, formularioDeCv, textosDeFormulario } from '#web/content/formularios.ts'
import type { Formulario, Mensajes, Campo as TextosDeCampo } from '#web/content/tipos.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { type EstadoDeFormulario, FormError, sendForm, useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoArchivo, CampoTexto } from '#web/ui/Campo.tsx'
import styles from './Formulario.module.css'
import { Parrafo } from './PaginaDeTexto.tsx'
import type { Vuelta } from './use-vuelta.ts'

/** The notice of a form that came back with its page. */
export function AvisoDeVuelta({
  vuelta,
  mensajes,
  className,
}: {
  vuelta: Vuelta | null
  mensajes: Mensajes
  className?: string
}) {
  if (!vuelta) return null
  const { estado, detalle } = vuelta
  return (
    <div className={className}>
      <Aviso tono={estado === 'exito' ? 'bien' : 'mal'}>{mensajes[estado]}</Aviso>
      {detalle && <p className={styles.detalle}>{detalle}</p>}
    </div>
  )
}

/** Above the fields, when some are wrong. The region is there from the start, so that its words are announced. */
function RevisaLosCampos({ visible }: { visible: boolean }) {
  return (
    <div role="alert" className={styles.region}>
      {visible && (
        <Aviso tono="mal" mudo>
          {textosDeFormulario.revisa}
        </Aviso>
      )}
    </div>
  )
}

/** The button with the consent beside it, what became of the sending, and a field that only programs fill in. */
function PieDeFormulario({
  estado,
  detalle,
  textos: { boton, consentimiento, mensajes },
}: {
  estado: EstadoDeFormulario
  /** Why it was not taken. */
  detalle: string | undefined
  textos: Pick<Formulario<string>, 'boton' | 'consentimiento' | 'mensajes'>
}) {
  const avisos = useRef<HTMLDivElement>(null)
  // The form is empty again and the button may be far away: what became of it comes into view, and into hearing.
  useEffect(() => {
    if (estado !== 'exito' && estado !== 'error') return
    if (document.querySelector('form [aria-invalid="true"]:focus')) return
    avisos.current?.focus({ preventScroll: true })
    avisos.current?.scrollIntoView({ block: 'nearest' })
  }, [estado])
  return (
    <>
      <div className="oculto" aria-hidden="true">
        <label>
          {textosDeFormulario.trampa}
          <input name={CAMPO_TRAMPA} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.envio}>
        <Boton tono="primario" type="submit" aria-disabled={estado === 'enviando'}>
          {boton}
        </Boton>
        <p>
          <Parrafo texto={consentimiento} />
        </p>
      </div>
      <div ref={avisos} tabIndex={-1} className={styles.avisos}>
        <div role="status">
          {estado === 'enviando' && (
            <Aviso tono="info" mudo>
              {mensajes.enviando}
            </Aviso>
          )}
          {estado === 'exito' && (
            <Aviso tono="bien" mudo>
              {mensajes.exito}
            </Aviso>
          )}
        </div>
        <div role="alert">
          {estado === 'error' && (
            <Aviso tono="mal" mudo>
              {mensajes.error}
            </Aviso>
          )}
        </div>
        {estado === 'error' && detalle && <p className={styles.detalle}>{detalle}</p>}
      </div>
    </>
  )
}

const { elegirArchivo, cambiarArchivo, sinArchivo } = textosDeFormulario

const FORMULARIOS = {
  contacto: { ruta: 'contacto', textos: formularioDeContacto, conCv: false },
  curriculum: { ruta: 'enviarcurri', textos: formularioDeCv, conCv: true },
}

type Valores = { [C in Exclude<CampoDeFormulario, 'archivo'>]: string } & { archivo: File | null }

const VACIO: Valores = { nombre: '', plaza: '', correo: '', tel: '', mensaje: '', archivo: null }

/** A contact message or a CV: checked by the same rules as on the server, sent without leaving the page. */
export function FormularioPublico({
  cual,
  className = '',
  onEnvio,
}: {
  cual: keyof typeof FORMULARIOS
  className?: string | undefined
  onEnvio: () => void
}) {
  const { apiUrl } = useSiteConfig()
  const { ruta, textos, conCv } = FORMULARIOS[cual]
  const campos: Partial<Record<CampoDeFormulario, TextosDeCampo>> = textos.campos
  const url = `${apiUrl}/mail/${ruta}`
  /** Why it was not taken, where that is about no field. */
  const [detalle, setDetalle] = useState<string | undefined>()
  /** The last sending: once it is mended, what became of it is over. */
  const [enviados, setEnviados] = useState<Valores | null>(null)
  /** Changes after a success: a file field with another key is new, and empty. */
  const [vuelta, setVuelta] = useState(0)

  const check = (valores: Valores) => {
    const fallas: [CampoDeFormulario, FallaDeCampo | null][] = (
      conCv ? CAMPOS_DE_CURRICULUM : CAMPOS_DE_CONTACTO
    ).map((campo) => [campo, checkCampo(campo, valores[campo])])
    if (conCv) {
      const { archivo } = valores
      fallas.push([
        'archivo',
        archivo ? checkArchivo({ nombre: archivo.name, bytes: archivo.size }) : 'vacio',
      ])
    }
    return Object.fromEntries(
      fallas.flatMap(([campo, falla]) =>
        falla ? [[campo, campos[campo]?.fallas[falla as 'vacio'] ?? formatFallaDeCampo(campo, falla)]] : [],
      ),
    )
  }

  const form = useFormulario<Valores, void>({
    inicial: VACIO,
    check,
    send: (valores) => {
      setDetalle(undefined)
      setEnviados(valores)
      const datos = new FormData(form.formProps.ref.current!)
      const body = conCv
        ? datos
        : new URLSearchParams([...datos].map(([campo, valor]) => [campo, String(valor)]))
      return sendForm(url, body)
    },
    onListo: () => {
      setVuelta(vuelta + 1)
      form.reset()
    },
    findRechazo: (error) =>
      error instanceof FormError && error.campo && error.campo in campos && error.mensaje
        ? { [error.campo]: error.mensaje }
        : null,
    onFalla: (error) => setDetalle(error instanceof FormError ? error.mensaje : undefined),
  })
  const campo = (nombre: 'nombre' | 'plaza' | 'correo' | 'tel' | 'mensaje') => ({
    rotulo: campos[nombre]?.etiqueta ?? '',
    ayuda: campos[nombre]?.ayuda,
    placeholder: campos[nombre]?.ejemplo,
    ...form.campo(nombre),
  })

  return (
    <form
      {...form.formProps}
      action={url}
      method="post"
      encType={conCv ? 'multipart/form-data' : undefined}
      className={`${styles.formulario} ${className}`}
      onSubmitCapture={onEnvio}
    >
      <RevisaLosCampos visible={form.estado === 'revisa'} />
      <Campo {...campo('nombre')} autoComplete="name" />
      {conCv && <Campo {...campo('plaza')} autoComplete="organization-title" />}
      <div className={styles.dos}>
        <Campo {...campo('correo')} type="email" autoComplete="email" />
        <Campo
          {...campo('tel')}
          type="tel"
          autoComplete="tel"
          pattern={PATRON_DE_TELEFONO}
          title={formatFallaDeCampo('tel', 'formato')}
        />
      </div>
      <CampoTexto {...campo('mensaje')} />
      {conCv && (
        <CampoArchivo
          key={vuelta}
          rotulo={formularioDeCv.campos.archivo.etiqueta}
          ayuda={formularioDeCv.campos.archivo.ayuda}
          name="archivo"
          accept={EXTENSIONES.map((extension) => `.${extension}`).join(',')}
          textos={{ elegir: elegirArchivo, cambiar: cambiarArchivo, ninguno: sinArchivo }}
          falla={form.problemas.archivo ?? null}
          onChange={(event) => {
            form.change('archivo', event.currentTarget.files?.[0] ?? null)
            form.judge('archivo')
          }}
        />
      )}
      <PieDeFormulario
        estado={form.estado === 'error' && form.valores !== enviados ? 'inicial' : form.estado}
        detalle={detalle}
        textos={textos}
      />
    </form>
  )
}
