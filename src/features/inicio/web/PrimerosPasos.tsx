import { Link } from 'react-router'
import { PREGUNTAS_DE_PLANTILLA } from '#domain/climas/preguntas-de-plantilla.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import type { EnlacesDeInicio } from './enlaces.ts'
import styles from './Inicio.module.css'
import type { DatosDeInicio } from './inicio-query.ts'

/** Of a new installation: one step after the other. */
export function PrimerosPasos({ datos, enlaces }: { datos: DatosDeInicio; enlaces: EnlacesDeInicio }) {
  const actual = datos.empresas === 0 ? 1 : datos.climas === 0 ? 2 : 3
  const pasos = [
    {
      titulo: 'Registra una empresa',
      texto: 'Su nombre y, si los tienes, su razón social y a quién llamas allí. Dos minutos.',
      accion: 'Registrar empresa',
      a: enlaces.nuevaEmpresa,
    },
    {
      titulo: 'Crea su primer clima',
      texto: `Parte de la plantilla: ${PREGUNTAS_DE_PLANTILLA} preguntas ya ordenadas. Solo pones los grupos y cuántas personas hay en cada uno.`,
      accion: 'Crear clima',
      a: enlaces.nuevoClima,
    },
    {
      titulo: 'Invita a las personas',
      texto:
        'Antes pon los grupos de la empresa: los de la plantilla son un ejemplo. Se invita por correo, con una lista, o con una papeleta impresa.',
      accion: 'Invitar',
      a: datos.porInvitar == null ? enlaces.climas : enlaces.invitacion(datos.porInvitar),
    },
  ]
  return (
    <>
      <ol className={styles.tres}>
        {pasos.map(({ titulo, texto, accion, a }, i) => (
          <li key={titulo} data-ahora={i + 1 === actual}>
            <b>{i + 1}</b>
            <h2>{titulo}</h2>
            <p>{texto}</p>
            {i + 1 === actual ? (
              <Link to={a} className={botonClassName('primario')}>
                {accion}
              </Link>
            ) : (
              <span className={styles.espera}>
                {i + 1 < actual ? 'Hecho' : `Se abre después del paso ${i}`}
              </span>
            )}
          </li>
        ))}
      </ol>
      {!datos.hayCorreo && (
        <p className={styles.antes}>
          <strong>Antes de invitar:</strong> de este sitio todavía no sale correo. Pide a quien lo instaló que
          configure el servidor de correo; mientras tanto cada mensaje queda guardado como archivo.
        </p>
      )}
    </>
  )
}
