import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Bola } from '#web/ui/Vacio.tsx'
import styles from './PublicarAlCliente.module.css'
import * as op from './publicado-al-cliente.generated.ts'

const publicadoQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'publicado-al-cliente', idClima],
    queryFn: async () => (await api(op.PublicadoAlCliente, { idClima })).appInfo.climaOrganizacional ?? null,
  })

/** Whether they see it now or not: who could. */
const describeClientes = (clientes: readonly string[], empresa: string) =>
  clientes.length === 0
    ? `Todavía nadie de ${empresa} tiene cuenta: un administrador la invita en Equipo.`
    : `Con cuenta: ${joinEnLetras(clientes)}, de ${empresa}.`

/** Whether the clients of the company see the figures of a closed round, and the act that shows or withdraws them. */
export function PublicarAlCliente({ idClima }: { idClima: string }) {
  const api = useApi()
  const { timeZone } = useSiteConfig()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  const clima = useQuery(publicadoQuery(api, idClima)).data
  const { mutate, isPending } = useMutation({
    mutationFn: async (publicar: boolean) =>
      publicar
        ? (await api(op.PublicarAlCliente, { idClima })).publicarAlCliente.mensaje
        : (await api(op.RetirarDelCliente, { idClima })).retirarDelCliente.mensaje,
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: publicadoQuery(api, idClima).queryKey }),
  })
  // Figures that leave the house are final and under the minimum.
  if (!clima?.cerrado || clima.minimoPorGrupo === 1 || clima.publicacion === 0) return null
  const { publicadoAlCliente: desde, clientes, empresa } = clima
  const publicado = typeof desde === 'number'
  const quienes = describeClientes(clientes, empresa.nombre_comercial)
  return (
    <section className={styles.seccion} aria-labelledby="para-el-cliente">
      <h2 id="para-el-cliente">Para el cliente</h2>
      <div>
        <Bola llena={publicado}>
          {publicado
            ? `Publicado al cliente el ${formatFecha(desde, timeZone)}`
            : 'El cliente no ve estas cifras'}
        </Bola>
        <p>{quienes}</p>
      </div>
      <Boton aria-disabled={isPending} onClick={() => isPending || setPregunta(true)}>
        {publicado ? 'Retirar del cliente' : 'Publicar al cliente'}
      </Boton>
      <Confirmacion
        abierto={pregunta}
        titulo={publicado ? 'Retirar del cliente' : 'Publicar al cliente'}
        cancelar={publicado ? 'Dejarlo' : 'Todavía no'}
        confirmar={publicado ? 'Retirarlo' : 'Publicarlo'}
        tono={publicado ? 'peligro' : 'primario'}
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => {
          setPregunta(false)
          mutate(!publicado)
        }}
      >
        {publicado ? (
          <p>
            Ya no verá las cifras de {clima.periodo}, su informe ni las cifras de su plan. Lo que haya
            guardado o impreso sigue en sus manos.
          </p>
        ) : (
          <>
            <p>
              Verá la satisfacción de {clima.periodo} por variable, área, grupo y antigüedad, con lo mismo
              reservado que aquí. Nunca lo que alguien escribió, ni quién contestó.
            </p>
            <p>
              {quienes}
              {clientes.length > 0 && ' Se avisa por correo, sin cifras.'}
            </p>
          </>
        )}
      </Confirmacion>
    </section>
  )
}
