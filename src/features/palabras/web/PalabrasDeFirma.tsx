import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClaseDeTexto, Palabras } from '#domain/palabras/palabras.ts'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAlDia } from '#web/lib/use-al-dia.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { CamposDePalabras, checkEscritas, findRechazo, toEscritas, toPalabras } from './CamposDePalabras.tsx'
import styles from './Palabras.module.css'
import { PalabrasDeFirma as PalabrasDeFirmaQuery, UpdatePalabrasDeFirma } from './palabras.generated.ts'

const CLAVE = ['ajustes', 'palabras'] as const

const palabrasDeFirmaQuery = (api: Api) =>
  queryOptions({
    queryKey: CLAVE,
    queryFn: async () => (await api(PalabrasDeFirmaQuery, {})).appInfo.getPalabrasDeFirma,
  })

/** Words of every round where nothing else was written for it. */
export function PalabrasDeFirma() {
  const palabras = useQuery(palabrasDeFirmaQuery(useApi()))
  const alDia = useAlDia(palabras)
  if (palabras.data && alDia) return <Formulario palabras={palabras.data} />
  return (
    <Espera
      texto="Cargando las palabras…"
      falla={palabras.error && formatFailure(palabras.error)}
      onReintentar={() => void palabras.refetch()}
    />
  )
}

function Formulario({ palabras }: { palabras: Palabras }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [clase, setClase] = useState<ClaseDeTexto>('invitacion')
  const form = useFormulario({
    inicial: toEscritas(palabras),
    check: checkEscritas,
    send: async (escritas) =>
      (await api(UpdatePalabrasDeFirma, { palabras: toPalabras(escritas) })).updatePalabrasDeFirma,
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: CLAVE })
    },
    findRechazo,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <form {...form.formProps} className={styles.deFirma}>
      <CamposDePalabras form={form} clase={clase} onClase={setClase} />
      <Boton tono="primario" {...form.botonProps} className={styles.guardar}>
        {form.enviando ? 'Guardando…' : 'Guardar palabras'}
      </Boton>
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </form>
  )
}
