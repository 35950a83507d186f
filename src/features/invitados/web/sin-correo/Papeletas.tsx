import { useState } from 'react'
import { getCaracter } from '#domain/climas/anonimato.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { Tabla } from '#web/ui/Tabla.tsx'
import { Direccion } from './Direccion.tsx'
import { HacerLote } from './HacerLote.tsx'
import { ListaDeLotes } from './ListaDeLotes.tsx'
import styles from './SinCorreo.module.css'
import type { PersonasSinCorreoQuery } from './sin-correo.generated.ts'
import { type ClimaSinCorreo, type Lote, useLotes } from './sin-correo-queries.ts'

/** A message for a group's chat: where the survey is, and never with a token in it. */
function MensajeParaGrupo({ clima }: { clima: ClimaSinCorreo }) {
  const config = useSiteConfig()
  const { formatDia } = useFechas()
  const [idGrupo, setIdGrupo] = useState(clima.gruposDeOpinion[0]?.id ?? '')
  const grupo = clima.gruposDeOpinion.find(({ id }) => id === idGrupo)
  if (!grupo) return null
  const hasta = clima.fechaLimite == null ? '' : ` Hay tiempo hasta el ${formatDia(clima.fechaLimite)}.`
  const mensaje = `Hola, equipo de ${grupo.nombre}. ${config.firma.nombre} hace la encuesta ${getCaracter(clima.minimoPorGrupo)} de clima de ${clima.empresa.nombre_comercial}. Se contesta en ${formatDireccionCorta(config, clima.codigo)} con el código (token) de tu papeleta o de tu correo, que es solo tuyo: no lo compartas aquí.${hasta}`
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

interface PapeletasProps {
  clima: ClimaSinCorreo
  datos: PersonasSinCorreoQuery['appInfo']
}

export function Papeletas({ clima, datos }: PapeletasProps) {
  const { getLotes: lotes, getAjustes: ajustes } = datos
  const hacer = useLotes(clima)
  const papeletas = lotes.filter(({ via }) => via === 'papeleta')
  const llegadas = new Map(datos.getLlegadas.porGrupo.map((grupo) => [grupo.id, grupo]))
  const lugares = new Map(
    datos.getLlegadas.porGrupo.map(({ id, lugaresSinCorreo }) => [id, lugaresSinCorreo]),
  )
  return (
    <div className={styles.partes}>
      <section>
        <h2>Papeletas por grupo</h2>
        <Tabla nombre="Papeletas por grupo" apila className={styles.porGrupo ?? ''}>
          <thead>
            <tr>
              <th>Grupo</th>
              <th>Sin correo</th>
              <th>Hechas</th>
              <th>Ya usadas</th>
              <th>Por hacer</th>
            </tr>
          </thead>
          <tbody>
            {clima.gruposDeOpinion.map((grupo) => {
              const personas = llegadas.get(grupo.id)?.personas
              const sinCorreo = Math.max(0, grupo.encuestadosPlaneados - (personas?.correo ?? 0))
              const porHacer = lugares.get(grupo.id) ?? 0
              const suyas = papeletas.filter(({ idGrupoDeOpinion }) => idGrupoDeOpinion === grupo.id)
              return (
                <tr key={grupo.id} data-falta={porHacer > 0 || undefined}>
                  <td>
                    <b>G{grupo.orden}</b>
                    {grupo.nombre}
                  </td>
                  {sinCorreo === 0 ? (
                    <td colSpan={4} data-toda>
                      Todos tienen correo
                    </td>
                  ) : (
                    <>
                      <td data-rotulo="Sin correo">{formatNumero(sinCorreo)}</td>
                      <td data-rotulo="Hechas">
                        {formatNumero((personas?.papeleta ?? 0) + (personas?.captura ?? 0))}
                      </td>
                      <td data-rotulo="Ya usadas">{describeUsadas(suyas)}</td>
                      <td data-rotulo="Por hacer">
                        {porHacer > 0 ? <strong>{formatNumero(porHacer)}</strong> : 0}
                      </td>
                    </>
                  )}
                </tr>
              )
            })}
          </tbody>
        </Tabla>
        <h2 className={styles.separa}>Lotes</h2>
        <ListaDeLotes
          clima={clima}
          lotes={papeletas}
          vacio="Todavía no hay papeletas. Se hacen por grupo, en el formulario."
          ocupado={hacer.isPending}
          onAnular={({ numero }) => hacer.mutate({ de: 'anulacion', lote: numero })}
          acciones={({ numero, hojas, series }) => {
            const que = series < hojas ? `Imprimir ${formatNumero(hojas - series)}` : 'Imprimir otra'
            const cuantas = Math.max(1, hojas - series)
            return (
              <Boton
                chico
                unaVez
                aria-label={`${que} del lote ${numero}`}
                aria-disabled={hacer.isPending}
                onClick={() =>
                  hacer.isPending ||
                  hacer.mutate({ de: 'impresion', lote: numero, cuantas, papel: ajustes.papel })
                }
              >
                <Icono nombre="imprimir" />
                {que}
              </Boton>
            )
          }}
        />
        {papeletas.length > 0 && (
          <p className={styles.nota}>
            ¿Se perdió una papeleta? Imprime otra: un lote para 20 acepta 20 encuestas. Si se perdió la caja,
            anula el lote y haz otro.
          </p>
        )}
        <MensajeParaGrupo clima={clima} />
      </section>
      <HacerLote
        titulo="Hacer papeletas"
        grupos={clima.gruposDeOpinion}
        lugares={lugares}
        papel={ajustes.papel}
        rotulo="Cuántas"
        accion={(n) => (n > 0 ? `Hacer ${formatCantidad(n, 'papeleta', 'papeletas')}` : 'Hacer papeletas')}
        ayuda={(n) => `${describeHojas(Math.ceil(n / 10))}, diez papeletas por hoja.`}
        onHacer={(pedido) => hacer.mutateAsync({ de: 'papeletas', ...pedido })}
      >
        <div className={styles.reparto}>
          <strong>Al repartir</strong>
          <ul>
            <li>Recórtalas y revuélvelas: no llevan número.</li>
            <li>Que cada persona tome la suya, boca abajo.</li>
            <li>No anotes quién tomó cuál.</li>
            <li>Borra el archivo y destruye las que sobren.</li>
          </ul>
        </div>
      </HacerLote>
    </div>
  )
}

const describeHojas = (hojas: number): string =>
  `${hojas === 1 ? 'Sale' : 'Salen'} ${formatCantidad(hojas, 'hoja', 'hojas')}`

/** Of the batches that may be told; nothing where none may. */
function describeUsadas(lotes: readonly Lote[]): string {
  if (lotes.length === 0) return '0'
  if (lotes.some(({ usadas }) => usadas == null)) return 'No se dice'
  return formatNumero(lotes.reduce((suma, { usadas }) => suma + (usadas ?? 0), 0))
}
