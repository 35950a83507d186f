import { randomUUID } from 'node:crypto'
import type { ArchivoDeSubida as ArchivoWire, Subida as SubidaWire, SubidaAbierta } from '#contract/schema.generated.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { splitNombre } from '#domain/cvs/nombre-de-persona.ts'
import { parseCampos } from '#domain/cvs/parse-campos.ts'
import { ESTADO_INICIAL, formatEtiqueta, formatNombreCompleto } from '#domain/cvs/cv.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { formatDigitos } from '#domain/cvs/palabras.ts'
import { CIFRAS_FINALES } from '#domain/cvs/telefono.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { badUserInput, isAppError } from '#server/base/errors.ts'
import type { AppContext, Sesion } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { checkEtiqueta } from '#domain/cvs/parse-campos.ts'
import { findCv } from '../cvs-store.ts'
import { insertCvDeEnvio } from './aceptar-envio.ts'
import { type EnvioConParecidos, withParecidos } from './envios.ts'
import { findEnvio, listEnviosPorId } from './envios-store.ts'
import {
  type ArchivoDeSubida,
  deleteSubidasDesde,
  findSubida,
  insertSubidaRow,
  listArchivosDeSubida,
  listSubidas,
  updateEtiquetasDeSubida,
} from './subidas-store.ts'
import { type RechazoDeSubida, subidaNotFound } from './subir-archivo.ts'
