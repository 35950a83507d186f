import { checkArchivo, checkCampo } from '../../../domain/contacto/check-campo.ts'
import {
  CAMPOS_DE_CURRICULUM,
  type Campo as CampoDeFormulario,
  EXTENSIONES,
  type FallaDeCampo,
} from '../../../domain/contacto/formulario.ts'
import { formularioDeCv, textosDeFormulario } from '../../content/formularios.ts'
import { useSiteConfig } from '../../lib/site.tsx'
import { Campo, CampoTexto } from '../../ui/Campo.tsx'
import { CampoArchivo } from '../../ui/CampoArchivo.tsx'
import styles from './Formulario.module.css'
import { PieDeFormulario, RevisaLosCampos } from './PieDeFormulario.tsx'
import { useFormulario } from './use-formulario.ts'

const { campos } = formularioDeCv
const { elegirArchivo, cambiarArchivo, sinArchivo } = textosDeFormulario

function check(datos: FormData): [CampoDeFormulario, FallaDeCampo | null][] {
  const archivo = datos.get('archivo')
  return [
    ...CAMPOS_DE_CURRICULUM.map((campo): [CampoDeFormulario, FallaDeCampo | null] => [
      campo,
      checkCampo(campo, String(datos.get(campo) ?? '')),
    ]),
    [
      'archivo',
      archivo instanceof File ? checkArchivo({ nombre: archivo.name, bytes: archivo.size }) : 'vacio',
    ],
  ]
}

export function FormularioDeCv({ onEnvio }: { onEnvio: () => void }) {
  const { apiUrl } = useSiteConfig()
  const { envio, fallas, vuelta, formProps } = useFormulario({
    url: `${apiUrl}/mail/enviarcurri`,
    textos: campos,
    check,
    encode: (datos) => datos,
  })
  return (
    <form
      {...formProps}
      encType="multipart/form-data"
      className={styles.formulario}
      onSubmitCapture={onEnvio}
    >
      <RevisaLosCampos envio={envio} />
      <div key={vuelta} className={styles.campos}>
        <Campo rotulo={campos.nombre.etiqueta} name="nombre" autoComplete="name" falla={fallas.nombre} />
        <Campo
          rotulo={campos.plaza.etiqueta}
          ayuda={campos.plaza.ayuda}
          name="plaza"
          autoComplete="organization-title"
          falla={fallas.plaza}
        />
        <div className={styles.dos}>
          <Campo
            rotulo={campos.correo.etiqueta}
            name="correo"
            type="email"
            autoComplete="email"
            falla={fallas.correo}
          />
          <Campo rotulo={campos.tel.etiqueta} name="tel" type="tel" autoComplete="tel" falla={fallas.tel} />
        </div>
        <CampoTexto
          rotulo={campos.mensaje.etiqueta}
          name="mensaje"
          placeholder={campos.mensaje.ejemplo}
          falla={fallas.mensaje}
        />
        <CampoArchivo
          rotulo={campos.archivo.etiqueta}
          ayuda={campos.archivo.ayuda}
          name="archivo"
          accept={EXTENSIONES.map((extension) => `.${extension}`).join(',')}
          textos={{ elegir: elegirArchivo, cambiar: cambiarArchivo, ninguno: sinArchivo }}
          falla={fallas.archivo}
        />
      </div>
      <PieDeFormulario envio={envio} textos={formularioDeCv} />
    </form>
  )
}
