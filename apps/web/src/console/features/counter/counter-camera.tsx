import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** The part of BarcodeDetector used here: neither every browser nor TypeScript has it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

export function hasBarcodeDetector(): boolean {
  // `mediaDevices` exists only on https pages; without it there is no button.
  // oxlint-disable-next-line no-restricted-properties
  return detectorClass() !== undefined && navigator.mediaDevices !== undefined;
}

const lookEveryMs = 200;

/** The camera image, until a code is found. It never leaves this device. */
export function CounterCamera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  });

  useEffect(() => {
    const Detector = detectorClass();
    if (Detector === undefined) return undefined;
    const detector = new Detector({ formats: ['qr_code'] });
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (isOver || video.current === null) return;
      // Detection fails until the first frame.
      const codes = await detector.detect(video.current).catch(() => []);
      const [first] = codes;
      if (isOver) return;
      if (first !== undefined) return found.current(first.rawValue);
      timer = setTimeout(() => void look(), lookEveryMs);
    };
    const begin = async () => {
      try {
        // oxlint-disable-next-line no-restricted-properties -- asked for by `hasBarcodeDetector`
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch {
        setRefused(true);
        return;
      }
      if (isOver || video.current === null) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void begin();
    return stop;
  }, []);

  return isRefused ? (
    <Notice kind="warning" announce="alert">
      {t('staff.counter.no_camera')}
    </Notice>
  ) : (
    <video ref={video} className="counter-camera" muted playsInline aria-label={t('staff.counter.camera_view')} />
  );
}
