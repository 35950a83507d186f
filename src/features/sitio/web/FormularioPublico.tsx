import { useState } from 'react'
import { checkArchivo, checkCampo } from '#domain/contacto/check-campo.ts'
import {
  CAMPOS_DE_CONTACTO,
  CAMPOS_DE_CURRICULUM,
  type Campo as CampoDeFormulario,
  EXTENSIONES,
  type FallaDeCampo,
  PATRON_DE_TELEFONO,
} from '#domain/contacto/formulario.ts'
import { formatFallaDeCampo } from '#domain/contacto/mensajes.ts'
import { formularioDeContacto, formularioDeCv, textosDeFormulario } from '#web/content/formularios.ts'
import type { Campo as TextosDeCampo } from '#web/content/tipos.ts'
import { FormError, sendForm } from '#web/lib/send-form.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { CampoArchivo } from '#web/ui/CampoArchivo.tsx'
import styles from './Formulario.module.css'
import { PieDeFormulario, RevisaLosCampos } from './PieDeFormulario.tsx'

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
  /** What was sent last: once it is mended, what became of it is over. */
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
