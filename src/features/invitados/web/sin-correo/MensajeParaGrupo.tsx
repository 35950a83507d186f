import { useState } from 'react'
import { getCaracter } from '#domain/climas/anonimato.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { formatGrupo } from '#domain/climas/nombre-de-grupo.ts'
import { firma } from '#web/content/firma.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Direccion } from './Direccion.tsx'
import styles from './SinCorreo.module.css'
import type { ClimaSinCorreo } from './sin-correo-queries.ts'

/** A message for a group's chat: where the survey is, and never with a token in it. */
export function MensajeParaGrupo({ clima }: { clima: ClimaSinCorreo }) {
  const config = useSiteConfig()
  const { formatDia } = useFechas()
  const [idGrupo, setIdGrupo] = useState(clima.gruposDeOpinion[0]?.id ?? '')
  const grupo = clima.gruposDeOpinion.find(({ id }) => id === idGrupo)
  if (!grupo) return null
  const hasta = clima.fechaLimite == null ? '' : ` Hay tiempo hasta el ${formatDia(clima.fechaLimite)}.`
  const mensaje = `Hola, equipo de ${grupo.nombre}. ${firma.nombre} hace la encuesta ${getCaracter(clima.minimoPorGrupo)} de clima de ${clima.empresa.nombre_comercial}. Se contesta en ${formatDireccionCorta(config, clima.codigo)} con el código (token) de tu papeleta o de tu correo, que es solo tuyo: no lo compartas aquí.${hasta}`
  return (
    <section className={styles.mensaje} aria-label="Avisar por WhatsApp">
      <h2>Avisar por WhatsApp</h2>
      <p>Un texto para el chat del grupo, con la dirección corta. Nunca lleva tokens.</p>
      <CampoSeleccion
        rotulo="Grupo del chat"
        value={idGrupo}
        onChange={(event) => setIdGrupo(event.currentTarget.value)}
        opciones={clima.gruposDeOpinion.map((uno) => ({ valor: uno.id, texto: formatGrupo(uno) }))}
      />
      <Direccion texto={mensaje} nombre="Copiar el mensaje" hecho="Mensaje copiado." />
      <a
        className={botonClassName('secundario', true)}
        href={`https://wa.me/?text=${encodeURIComponent(mensaje)}`}
        target="_blank"
        rel="noreferrer"
      >
        Abrir WhatsApp
      </a>
    </section>
  )
}
