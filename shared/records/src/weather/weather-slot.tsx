import { Slot } from '@fieldspan/federation/slot';

type WeatherSlotProps = { lat?: number | null; lon?: number | null; city: string | null; province: string | null };

/** The weather at a record's coordinates, or in its city. Nothing if the widget cannot be shown. */
export function WeatherSlot({ lat = null, lon = null, city, province }: WeatherSlotProps) {
  const q = city ? [city, province].filter(Boolean).join(', ') : null;
  return <Slot of="home.weather" props={{ lat, lon, q }} fallback={null} />;
}
