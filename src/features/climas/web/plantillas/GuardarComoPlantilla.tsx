import { useState } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { AccionDeClima } from '../AccionDeClima.tsx'
import type { ClimaAbierto } from '../climas-queries.ts'
import { DialogoDePlantilla } from './DialogoDePlantilla.tsx'
import { InsertPlantilla } from './plantillas.generated.ts'

/** For whoever keeps the firm's settings, where templates are listed. */
export function GuardarComoPlantilla({ clima }: { clima: ClimaAbierto }) {
  const api = useApi()
  const [abierto, setAbierto] = useState(false)
  return (
    <AccionDeClima
      titulo="Guardar como plantilla"
      texto="Su cuestionario, sin empresa, grupos ni fechas, para empezar otros climas. Las plantillas están en Ajustes."
    >
      <Boton chico onClick={() => setAbierto(true)}>
        Guardar como plantilla
      </Boton>
      {abierto && (
        <DialogoDePlantilla
          titulo="Guardar como plantilla"
          entrada={`Lleva las preguntas tal como están: si alguna nombra a ${clima.empresa.nombre_comercial}, así saldrá en otros climas.`}
          inicial={{ nombre: '', descripcion: '' }}
          onCerrar={() => setAbierto(false)}
          send={async (plantilla) =>
            (await api(InsertPlantilla, { idClima: clima.id, plantilla })).insertPlantilla.mensaje
          }
        />
      )}
    </AccionDeClima>
  )
}
