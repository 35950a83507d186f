import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { useApi } from '#web/lib/site.tsx'
import { InsertCV } from './cvs.generated.ts'
import { FormularioDeCv } from './FormularioDeCv.tsx'
import { readDataUrl, VALORES_VACIOS } from './valores-de-cv.ts'

export function IngresoDeCv() {
  const api = useApi()
  return (
    <FormularioDeCv
      idCV={null}
      inicial={VALORES_VACIOS}
      archivoActual={null}
      archivoObligatorio
      boton="Guardar CV"
      guardar={async (campos, archivo) => {
        const cv = await readDataUrl(archivo!)
        const { id, mensaje } = (await api(InsertCV, { ...campos, cv })).insertCV
        return (
          <>
            <span>{`${mensaje} con id: ${id}`}</span> <strong>{formatNombreCompleto(campos)}</strong>
          </>
        )
      }}
    />
  )
}
