import { checkCampo } from '../../../domain/contacto/check-campo.ts'
import { CAMPOS_DE_CONTACTO } from '../../../domain/contacto/formulario.ts'
import { formularioDeContacto } from '../../content/formularios.ts'
import { useSiteConfig } from '../../lib/site.tsx'
import { Campo, CampoTexto } from '../../ui/Campo.tsx'
import styles from './Formulario.module.css'
import { PieDeFormulario, RevisaLosCampos } from './PieDeFormulario.tsx'
import { useFormulario } from './use-formulario.ts'

const { campos } = formularioDeContacto

export function FormularioDeContacto({ className, onEnvio }: { className?: string; onEnvio: () => void }) {
  const { apiUrl } = useSiteConfig()
  const { envio, fallas, vuelta, formProps } = useFormulario({
    url: `${apiUrl}/mail/contacto`,
    textos: campos,
    check: (datos) =>
      CAMPOS_DE_CONTACTO.map((campo) => [campo, checkCampo(campo, String(datos.get(campo) ?? ''))]),
    encode: (datos) => new URLSearchParams([...datos].map(([campo, valor]) => [campo, String(valor)])),
  })
  return (
    <form {...formProps} className={`${styles.formulario} ${className ?? ''}`} onSubmitCapture={onEnvio}>
      <RevisaLosCampos envio={envio} />
      <div key={vuelta} className={styles.campos}>
        <Campo rotulo={campos.nombre.etiqueta} name="nombre" autoComplete="name" falla={fallas.nombre} />
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
      </div>
      <PieDeFormulario envio={envio} textos={formularioDeContacto} />
    </form>
  )
}
